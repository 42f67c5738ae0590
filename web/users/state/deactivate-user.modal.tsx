import { deactivateUser } from '@takst/contract/users/deactivate-user.contract.ts';
import type { CompanyLeftEmpty } from '@takst/contract/users/user-roles.schema.ts';
import type { AdministeredUser } from '@takst/contract/users/user.schema.ts';
import { useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { Confirm } from '#design/overlays/confirm.tsx';
import { showToast } from '#design/toasts/toasts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { userReads } from '#users/user.queries.ts';
import { LastAdministratorModal } from './last-administrator.modal.tsx';
import { useProblemText } from './use-problem-text.ts';
import { userName } from './user-name.ts';

type DeactivateUserModalProps = { user: AdministeredUser; onClose: () => void };

/** Asks before a login is closed, and once more when it leaves a company without an administrator. */
export function DeactivateUserModal({ user, onClose }: DeactivateUserModalProps) {
  const say = useTexts('users');
  const [leftEmpty, setLeftEmpty] = useState<readonly CompanyLeftEmpty[]>([]);
  const change = useChange(deactivateUser, {
    madeOld: userReads,
    onDone: () => {
      showToast('success', say('deactivated'));
      onClose();
    },
    onProblem: (problem) => {
      if ('refused' in problem && problem.refused.code === 'LAST_ADMINISTRATOR') {
        setLeftEmpty(problem.refused.companies);
      }
    },
  });
  const send = (confirmed: boolean) =>
    change.send({ params: { id: user.id }, query: { confirmed } });
  const problem = useProblemText(change.problem, {
    failed: say('deactivateFailed'),
    refusals: {
      USER_NOT_FOUND: () => say('userGone'),
      USER_DELETED: () => say('userDeleted'),
      NO_LONGER_ADMINISTRATOR: () => say('noLongerAdministrator'),
      OWN_USER: () => say('ownUser'),
      ROLES_ELSEWHERE: () => say('rolesElsewhereDeactivate'),
      // Told by the second question.
      LAST_ADMINISTRATOR: () => '',
    },
  });
  const name = userName(user);
  if (leftEmpty.length > 0) {
    return (
      <LastAdministratorModal
        {...{ name, leftEmpty, onClose }}
        isPending={change.isPending}
        error={problem}
        onConfirm={() => send(true)}
      />
    );
  }
  return (
    <Confirm
      isOpen
      isDanger
      title={say('deactivateTitle')}
      confirmLabel={say('deactivate')}
      cancelLabel={say('cancel')}
      isPending={change.isPending}
      error={problem}
      onConfirm={() => send(false)}
      onCancel={onClose}
    >
      <div className="grid gap-3">
        <p>{say('deactivateQuestion', { name })}</p>
        <ul className="list-disc space-y-1 pl-5 text-ink-muted">
          <li>{say('deactivateNow')}</li>
          <li>{say('deactivateLinks')}</li>
          <li>{say('deactivateKept')}</li>
        </ul>
      </div>
    </Confirm>
  );
}
