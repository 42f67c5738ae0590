import { changeUserRoles } from '@takst/contract/customers/users/administration/change-user-roles.contract.ts';
import type { Reply } from '@takst/contract/platform/calls/route.ts';
import type { CompanyWithoutAdministrator } from '@takst/contract/customers/users/administration/user-roles.schema.ts';
import { useRef, useState } from 'react';
import type { Obstacle } from '#platform/api/obstacle.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import type { RefusalTexts } from '#platform/texts/refusal-texts.ts';
import { type RolesInForm, rolesBody } from './roles-in-form.ts';

type Route = typeof changeUserRoles;
type SaveRequest = { userId: number; roles: RolesInForm };

type SaveRoles = {
  onSaved: (reply: Reply<Route>, lastRequest: SaveRequest) => void;
};

const refusals: RefusalTexts<Route, 'user-roles'> = {
  USER_NOT_FOUND: 'userGone',
  USER_DELETED: 'userDeleted',
  NO_LONGER_ADMINISTRATOR: 'noLongerAdministrator',
  NO_ROLE: 'noRole',
  GLOBAL_ROLES_NOT_ALLOWED: 'globalRolesNotAllowed',
  COMPANY_NOT_FOUND: 'companyGone',
  ROLE_NOT_OFFERED: 'roleNotOffered',
  // Handled by the warning.
  LAST_ADMINISTRATOR: null,
  LAST_GLOBAL_ADMINISTRATOR: 'lastGlobalAdministrator',
};

/**
 * Saves all roles of a user. If that leaves a company without an administrator it must be
 * confirmed: `SaveRolesWarning` shows `warning`.
 */
export function useSaveRoles({ onSaved }: SaveRoles) {
  const [leftEmpty, setLeftEmpty] = useState<readonly CompanyWithoutAdministrator[]>([]);
  const lastRequest = useRef<SaveRequest>(null);
  const change = useOperation(changeUserRoles, {
    texts: 'user-roles',
    failed: 'saveFailed',
    refusals,
    onDone: (reply) => {
      setLeftEmpty([]);
      if (lastRequest.current) onSaved(reply, lastRequest.current);
    },
    onProblem: (obstacle) => setLeftEmpty(companiesIn(obstacle)),
  });
  const send = ({ userId, roles }: SaveRequest, confirmed: boolean) =>
    change.send({ params: { id: userId }, body: { ...rolesBody(roles), confirmed } });
  return {
    save(userId: number, roles: RolesInForm) {
      lastRequest.current = { userId, roles };
      send(lastRequest.current, false);
    },
    isPending: change.isPending,
    problem: change.problem,
    warning: {
      companies: leftEmpty,
      confirm: () => lastRequest.current && send(lastRequest.current, true),
      cancel() {
        setLeftEmpty([]);
        change.forget();
      },
    },
  };
}

export type SavingRoles = ReturnType<typeof useSaveRoles>;

const companiesIn = (obstacle: Obstacle<Route>): readonly CompanyWithoutAdministrator[] =>
  'refused' in obstacle && obstacle.refused.code === 'LAST_ADMINISTRATOR'
    ? obstacle.refused.companies
    : [];
