import { deactivateUser } from '@takst/contract/customers/users/administration/deactivate-user.contract.ts';
import type { CompanyWithoutAdministrator } from '@takst/contract/customers/users/administration/user-roles.schema.ts';
import type { AdministeredUser } from '@takst/contract/customers/users/administration/user.schema.ts';
import { useState } from 'react';
import { useOperation } from '#platform/operations/use-operation.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DeactivationQuestion } from './deactivation-question.tsx';
import { LastAdministrator } from './last-administrator.tsx';
import { userName } from './user-name.ts';

type DeactivateUserModalProps = { user: AdministeredUser; onClose: () => void };

/**
 * Confirmation before deactivating a user; a second one if it leaves a company without an
 * administrator.
 */
export function DeactivateUserModal({ user, onClose }: DeactivateUserModalProps) {
  const t = useTexts('users');
  const [leftEmpty, setLeftEmpty] = useState<readonly CompanyWithoutAdministrator[]>([]);
  const deactivate = useOperation(deactivateUser, {
    texts: 'users',
    failed: 'deactivateFailed',
    refusals: {
      USER_NOT_FOUND: 'userGone',
      USER_DELETED: 'userDeleted',
      NO_LONGER_ADMINISTRATOR: 'noLongerAdministrator',
      OWN_USER: 'ownUser',
      ROLES_ELSEWHERE: 'rolesElsewhereDeactivate',
      // Handled by the second question.
      LAST_ADMINISTRATOR: null,
    },
    toast: () => ({ title: t('deactivated'), text: userName(user) }),
    onDone: onClose,
    onProblem: (obstacle) => {
      if ('refused' in obstacle && obstacle.refused.code === 'LAST_ADMINISTRATOR') {
        setLeftEmpty(obstacle.refused.companies);
      }
    },
  });
  const name = userName(user);
  const isLast = leftEmpty.length > 0;
  return (
    <FormDialog
      isQuestion
      isDanger
      // Cancel takes the place of the first question's button, so a double press does nothing.
      isCancelFirst={isLast}
      title={isLast ? t('lastAdministratorTitle', { name }) : t('deactivateTitle')}
      submitLabel={t(isLast ? 'deactivateAnyway' : 'deactivate')}
      operation={deactivate}
      onSubmit={() => deactivate.send({ params: { id: user.id }, query: { confirmed: isLast } })}
      onClose={onClose}
    >
      {isLast ? <LastAdministrator leftEmpty={leftEmpty} /> : <DeactivationQuestion name={name} />}
    </FormDialog>
  );
}
