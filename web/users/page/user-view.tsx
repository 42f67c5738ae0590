import type { UserRolesReply } from '@takst/contract/users/administration/user-roles.schema.ts';
import type { AdministeredUser } from '@takst/contract/users/administration/user.schema.ts';
import { DeletedUserRoles } from './deleted-user-roles.tsx';
import { UserInfo } from './user-info.tsx';
import { UserNotices } from './user-notices.tsx';
import { UserRolesForm } from './user-roles.form.tsx';

type UserViewProps = { user: AdministeredUser; roles: UserRolesReply };

/** A user's personal data and roles. */
export function UserView({ user, roles }: UserViewProps) {
  return (
    <div className="grid gap-6">
      <UserNotices user={user} rolesElsewhere={roles.rolesElsewhere} />
      <UserInfo user={user} />
      {user.state === 'DELETED' ? <DeletedUserRoles {...roles} /> : <UserRolesForm saved={roles} />}
    </div>
  );
}
