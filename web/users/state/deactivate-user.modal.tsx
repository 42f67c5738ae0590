import { deactivateUser } from '@takst/contract/users/deactivate-user.contract.ts';
import type { CompanyLeftEmpty } from '@takst/contract/users/user-roles.schema.ts';
import type { AdministeredUser } from '@takst/contract/users/user.schema.ts';
import { useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { Button } from '#design/buttons/button.tsx';
import { Modal } from '#design/overlays/modal.tsx';
import { Notice } from '#design/page/notice.tsx';
import { showToast } from '#design/toasts/toasts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { userReads } from '#users/user.queries.ts';
import { DeactivationQuestion } from './deactivation-question.tsx';
import { LastAdministrator } from './last-administrator.tsx';
import { useProblemText } from './use-problem-text.ts';
import { userName } from './user-name.ts';

type DeactivateUserModalProps = { user: AdministeredUser; onClose: () => void };

/** Asks before a login is closed, and once more when it leaves a company without an administrator. */
export function DeactivateUserModal({ user, onClose }: DeactivateUserModalProps) {
  const t = useTexts('users');
  const { leftEmpty, isPending, problem, send } = useDeactivation(user, onClose);
  const name = userName(user);
  const isLast = leftEmpty.length > 0;
  const cancel = (
    <Button key="cancel" disabled={isPending} onClick={onClose}>
      {t('cancel')}
    </Button>
  );
  return (
    <Modal
      isOpen
      role="alertdialog"
      title={isLast ? t('lastAdministratorTitle', { name }) : t('deactivateTitle')}
      isBusy={isPending}
      onClose={onClose}
      actions={
        isLast ? (
          // In the place of the first question's button: pressed twice by mistake, it does nothing.
          <>
            {cancel}
            <Button variant="danger" isPending={isPending} onClick={() => send(true)}>
              {t('deactivateAnyway')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="danger" isPending={isPending} onClick={() => send(false)}>
              {t('deactivate')}
            </Button>
            {cancel}
          </>
        )
      }
    >
      <div className="grid gap-4">
        {isLast ? (
          <LastAdministrator leftEmpty={leftEmpty} />
        ) : (
          <DeactivationQuestion name={name} />
        )}
        {problem && (
          <Notice kind="danger" isAnnounced>
            {problem}
          </Notice>
        )}
      </div>
    </Modal>
  );
}

function useDeactivation(user: AdministeredUser, onClose: () => void) {
  const t = useTexts('users');
  const [leftEmpty, setLeftEmpty] = useState<readonly CompanyLeftEmpty[]>([]);
  const change = useChange(deactivateUser, {
    invalidates: userReads,
    onDone: () => {
      showToast('success', t('deactivated'));
      onClose();
    },
    onProblem: (problem) => {
      if ('refused' in problem && problem.refused.code === 'LAST_ADMINISTRATOR') {
        setLeftEmpty(problem.refused.companies);
      }
    },
  });
  const problem = useProblemText(change.problem, {
    failed: t('deactivateFailed'),
    refusals: {
      USER_NOT_FOUND: () => t('userGone'),
      USER_DELETED: () => t('userDeleted'),
      NO_LONGER_ADMINISTRATOR: () => t('noLongerAdministrator'),
      OWN_USER: () => t('ownUser'),
      ROLES_ELSEWHERE: () => t('rolesElsewhereDeactivate'),
      // Told by the second question.
      LAST_ADMINISTRATOR: () => '',
    },
  });
  return {
    leftEmpty,
    isPending: change.isPending,
    problem,
    send: (confirmed: boolean) => change.send({ params: { id: user.id }, query: { confirmed } }),
  };
}
