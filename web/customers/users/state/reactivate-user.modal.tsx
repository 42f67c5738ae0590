import { reactivateUser } from '@takst/contract/customers/users/administration/reactivate-user.contract.ts';
import type { AdministeredUser } from '@takst/contract/customers/users/administration/user.schema.ts';
import { isInvitation } from '@takst/domain/customers/users/user-state.rules.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { userName } from './user-name.ts';

type ReactivateUserModalProps = { user: AdministeredUser; onClose: () => void };

/** Sends a new activation link (spec 1 §4). */
export function ReactivateUserModal({ user, onClose }: ReactivateUserModalProps) {
  const t = useTexts('users');
  const reactivate = useOperation(reactivateUser, {
    texts: 'users',
    failed: 'reactivateFailed',
    refusals: {
      USER_NOT_FOUND: 'userGone',
      USER_DELETED: 'userDeleted',
      NO_LONGER_ADMINISTRATOR: 'noLongerAdministrator',
      USER_NOT_INACTIVE: 'userNotInactive',
      ROLES_ELSEWHERE: 'rolesElsewhereReactivate',
    },
    toast: () => ({ title: t('linkSent'), text: `${userName(user)}, ${user.email}` }),
    onDone: onClose,
  });
  const isInvited = isInvitation(user.status);
  return (
    <FormDialog
      isQuestion
      title={t(isInvited ? 'inviteAgain' : 'reactivateTitle')}
      submitLabel={t('sendLink')}
      operation={reactivate}
      onSubmit={() => reactivate.send({ params: { id: user.id } })}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <p className="wrap-anywhere">
          {t(isInvited ? 'inviteAgainQuestion' : 'reactivateQuestion', {
            email: user.email,
            name: userName(user),
          })}
        </p>
        <p className="text-ink-muted">{t('reactivateLink')}</p>
      </div>
    </FormDialog>
  );
}
