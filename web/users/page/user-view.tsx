import type { UserRolesReply } from '@takst/contract/users/user-roles.schema.ts';
import type { AdministeredUser } from '@takst/contract/users/user.schema.ts';
import { type ReactNode, useState } from 'react';
import { formatMoment } from '#design/format.ts';
import { PageHeader } from '#design/page/page-header.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { UserDialog, type UserDialogName } from '#users/state/user-dialog.tsx';
import { userName } from '#users/state/user-name.ts';
import { UserState } from '#users/state/user-state.tsx';
import { HeaderActions } from './header-actions.tsx';
import { KeptRoles } from './kept-roles.tsx';
import { UserInfo } from './user-info.tsx';
import { UserNotices } from './user-notices.tsx';
import { UserRolesForm } from './user-roles.form.tsx';

type UserViewProps = { user: AdministeredUser; roles: UserRolesReply; back: ReactNode };

/** What is known of a user, and what can be done with them. */
export function UserView({ user, roles, back }: UserViewProps) {
  const say = useTexts('users');
  const [dialog, setDialog] = useState<UserDialogName | null>(null);
  const { rolesElsewhere, lastModified } = roles;
  return (
    <>
      <PageHeader
        back={back}
        title={userName(user)}
        subtitle={
          <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
            <UserState state={user.state} />
            <span>{say('lastModified', { moment: formatMoment(lastModified) })}</span>
          </span>
        }
        actions={<HeaderActions {...{ user, rolesElsewhere }} onAsk={setDialog} />}
      />
      <div className="grid gap-6">
        <UserNotices {...{ user, rolesElsewhere }} />
        <UserInfo user={user} />
        {user.state === 'DELETED' ? <KeptRoles {...roles} /> : <UserRolesForm saved={roles} />}
      </div>
      {dialog && <UserDialog dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}
