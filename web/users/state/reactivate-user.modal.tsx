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
  const t = useTexts('users');
  const change = useChange(reactivateUser, {
    invalidates: userReads,
    onDone: () => {
      showToast('success', t('linkSent'));
      onClose();
    },
  });
  const problem = useProblemText(change.problem, {
    failed: t('reactivateFailed'),
    refusals: {
      USER_NOT_FOUND: () => t('userGone'),
      USER_DELETED: () => t('userDeleted'),
      NO_LONGER_ADMINISTRATOR: () => t('noLongerAdministrator'),
      USER_NOT_INACTIVE: () => t('userNotInactive'),
      ROLES_ELSEWHERE: () => t('rolesElsewhereReactivate'),
    },
  });
  return (
    <Confirm
      isOpen
      title={t('reactivateTitle')}
      confirmLabel={t('sendLink')}
      cancelLabel={t('cancel')}
      isPending={change.isPending}
      error={problem}
      onConfirm={() => change.send({ params: { id: user.id } })}
      onCancel={onClose}
    >
      <div className="grid gap-3">
        <p className="wrap-anywhere">
          {t('reactivateQuestion', { email: user.email, name: userName(user) })}
        </p>
        <p className="text-ink-muted">{t('reactivateLink')}</p>
      </div>
    </Confirm>
  );
}
