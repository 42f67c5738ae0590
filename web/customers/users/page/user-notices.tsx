import type { AdministeredUser } from '@takst/contract/customers/users/administration/user.schema.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useInvitationEnd } from '#customers/users/state/use-invitation-end.ts';
import { userName } from '#customers/users/state/user-name.ts';

type UserNoticesProps = { user: AdministeredUser; rolesElsewhere: boolean };

/** Notices about a user's state and about roles elsewhere. */
export function UserNotices({ user, rolesElsewhere }: UserNoticesProps) {
  const t = useTexts('users');
  const name = userName(user);
  const date = useInvitationEnd(user);
  return (
    <>
      {user.state === 'DELETED' && (
        <Notice kind="warning" title={t('deletedTitle')}>
          {t('deleted')}
        </Notice>
      )}
      {user.status === 'INVITED' && (
        <Notice title={t('invitedTitle', { date })}>{t('invited', { name })}</Notice>
      )}
      {user.status === 'INVITATION_EXPIRED' && (
        <Notice title={t('invitationExpiredTitle')}>
          {t('invitationExpired', { name, date })}
        </Notice>
      )}
      {user.status === 'DEACTIVATED' && (
        <Notice title={t('deactivatedTitle')}>{t('deactivatedText', { name })}</Notice>
      )}
      {rolesElsewhere && (
        <Notice title={t('rolesElsewhereTitle')}>{t('rolesElsewhere', { name })}</Notice>
      )}
    </>
  );
}
