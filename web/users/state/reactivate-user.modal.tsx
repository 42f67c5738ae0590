import { reactivateUser } from '@takst/contract/users/reactivate-user.contract.ts';
import type { AdministeredUser } from '@takst/contract/users/user.schema.ts';
import { useChange } from '#api/use-change.ts';
import { Confirm } from '#design/overlays/confirm.tsx';
import { showToast } from '#design/toasts/toasts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { userReads } from '#users/user.queries.ts';
import { useProblemText } from './use-problem-text.ts';
import { userName } from './user-name.ts';

type ReactivateUserModalProps = { user: AdministeredUser; onClose: () => void };

/** Sends a new activation link (spec 1 §4). */
export function ReactivateUserModal({ user, onClose }: ReactivateUserModalProps) {
  const say = useTexts('users');
  const change = useChange(reactivateUser, {
    madeOld: userReads,
    onDone: () => {
      showToast('success', say('linkSent'));
      onClose();
    },
  });
  const problem = useProblemText(change.problem, {
    failed: say('reactivateFailed'),
    refusals: {
      USER_NOT_FOUND: () => say('userGone'),
      USER_DELETED: () => say('userDeleted'),
      NO_LONGER_ADMINISTRATOR: () => say('noLongerAdministrator'),
      USER_NOT_INACTIVE: () => say('userNotInactive'),
      ROLES_ELSEWHERE: () => say('rolesElsewhereReactivate'),
    },
  });
  return (
    <Confirm
      isOpen
      title={say('reactivateTitle')}
      confirmLabel={say('sendLink')}
      cancelLabel={say('cancel')}
      isPending={change.isPending}
      error={problem}
      onConfirm={() => change.send({ params: { id: user.id } })}
      onCancel={onClose}
    >
      <div className="grid gap-3">
        <p className="wrap-anywhere">
          {say('reactivateQuestion', { email: user.email, name: userName(user) })}
        </p>
        <p className="text-ink-muted">{say('reactivateLink')}</p>
      </div>
    </Confirm>
  );
}
