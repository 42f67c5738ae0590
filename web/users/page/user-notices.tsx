import type { AdministeredUser } from '@takst/contract/users/administration/user.schema.ts';
import { Notice } from '#design/page/notice.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { userName } from '#users/state/user-name.ts';

type UserNoticesProps = { user: AdministeredUser; rolesElsewhere: boolean };

/** Notices about a user's state and about roles elsewhere. */
export function UserNotices({ user, rolesElsewhere }: UserNoticesProps) {
  const t = useTexts('users');
  const name = userName(user);
  return (
    <>
      {user.state === 'DELETED' && (
        <Notice kind="warning" title={t('deletedTitle')}>
          {t('deleted')}
        </Notice>
      )}
      {user.state === 'INACTIVE' && (
        <Notice title={t('inactiveTitle')}>{t('inactive', { name })}</Notice>
      )}
      {rolesElsewhere && (
        <Notice title={t('rolesElsewhereTitle')}>{t('rolesElsewhere', { name })}</Notice>
      )}
    </>
  );
}
