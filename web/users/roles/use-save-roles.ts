import { changeUserRoles } from '@takst/contract/users/change-user-roles.contract.ts';
import type { Reply } from '@takst/contract/route.ts';
import type { CompanyLeftEmpty } from '@takst/contract/users/user-roles.schema.ts';
import { useRef, useState } from 'react';
import { type ChangeProblem, useChange } from '#api/use-change.ts';
import { useFailureText } from '#api/use-failure-text.ts';
import { type RefusalTexts, refusalText } from '#texts/refusal-texts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { userReads } from '#users/user.queries.ts';
import { type RolesInForm, rolesBody } from './roles-in-form.ts';

type Route = typeof changeUserRoles;
type Sent = { userId: number; roles: RolesInForm };

type SaveRoles = {
  onSaved: (reply: Reply<Route>, sent: Sent) => void;
};

const refusals: RefusalTexts<Route, 'user-roles'> = {
  USER_NOT_FOUND: (t) => t('userGone'),
  USER_DELETED: (t) => t('userDeleted'),
  NO_LONGER_ADMINISTRATOR: (t) => t('noLongerAdministrator'),
  NO_ROLE: (t) => t('noRole'),
  GLOBAL_ROLES_NOT_ALLOWED: (t) => t('globalRolesNotAllowed'),
  COMPANY_NOT_FOUND: (t) => t('companyGone'),
  ROLE_NOT_OFFERED: (t) => t('roleNotOffered'),
  LAST_ADMINISTRATOR: (t) => t('leftEmptyText'),
  LAST_GLOBAL_ADMINISTRATOR: (t) => t('lastGlobalAdministrator'),
};

/**
 * Saves all roles of a user. When that leaves a company without an administrator it has to be said
 * twice: `warning` is the question in between, which `SaveRolesWarning` asks.
 */
export function useSaveRoles({ onSaved }: SaveRoles) {
  const [leftEmpty, setLeftEmpty] = useState<readonly CompanyLeftEmpty[]>([]);
  const sent = useRef<Sent>(null);
  const change = useChange(changeUserRoles, {
    invalidates: userReads,
    onDone: (reply) => {
      setLeftEmpty([]);
      if (sent.current) onSaved(reply, sent.current);
    },
    onProblem: (problem) => setLeftEmpty(companiesIn(problem)),
  });
  const send = ({ userId, roles }: Sent, confirmed: boolean) =>
    change.send({ params: { id: userId }, body: { ...rolesBody(roles), confirmed } });
  const problem = useProblem(change.problem);
  return {
    save(userId: number, roles: RolesInForm) {
      sent.current = { userId, roles };
      send(sent.current, false);
    },
    isPending: change.isPending,
    /** Why it was not saved, in words; null while a question is open, too. */
    problem: leftEmpty.length > 0 ? null : problem,
    warning: {
      companies: leftEmpty,
      confirm: () => sent.current && send(sent.current, true),
      cancel() {
        setLeftEmpty([]);
        change.forget();
      },
    },
  };
}

export type SavingRoles = ReturnType<typeof useSaveRoles>;

const companiesIn = (problem: ChangeProblem<Route>): readonly CompanyLeftEmpty[] =>
  'refused' in problem && problem.refused.code === 'LAST_ADMINISTRATOR'
    ? problem.refused.companies
    : [];

function useProblem(problem: ChangeProblem<Route> | null) {
  const t = useTexts('user-roles');
  const failureText = useFailureText();
  if (!problem) return null;
  const text =
    'refused' in problem ? refusalText(refusals, problem.refused, t) : failureText(problem.failure);
  return { title: t('saveFailed'), text };
}
