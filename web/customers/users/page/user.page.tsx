import type { AdministeredUser } from '@takst/contract/customers/users/administration/user.schema.ts';
import type { listUsers } from '@takst/contract/customers/users/administration/list-users.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useIdInAddress } from '#platform/api/use-id-in-address.ts';
import { useListedRow } from '#platform/api/use-listed-row.ts';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useListAddress } from '#platform/design/list/list-address.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useMoment } from '#platform/session/use-moment.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { userName } from '#customers/users/state/user-name.ts';
import { UserState } from '#customers/users/state/user-state.tsx';
import { userQuery, userRolesQuery } from '#customers/users/page/user.queries.ts';
import { HeaderActions } from './header-actions.tsx';
import { DeletedUserRoles } from './deleted-user-roles.tsx';
import { UserInfo } from './user-info.tsx';
import { UserNotices } from './user-notices.tsx';
import { UserRolesForm } from './user-roles.form.tsx';

/** A user and their roles in the companies that the signed-in user administers (spec 1 §2.4). */
export function UserPage() {
  const t = useTexts('users');
  const id = useIdInAddress();
  const { data: user } = useQuery(userQuery(id));
  const { data: roles } = useQuery(userRolesQuery(id));
  const listedUser = useListedRow<typeof listUsers>('/user-api/user', id);
  const namedUser = user ?? listedUser;
  const title = namedUser ? userName(namedUser) : t('user');
  useDocumentTitle(title);
  const isThere = user && roles;
  return (
    <>
      {/* Keeps its element while the user loads, so that it keeps the focus. */}
      <PageHeader
        back={
          <BackLink to="/brukere" search={useListAddress()}>
            {t('backToList')}
          </BackLink>
        }
        title={title}
        subtitle={isThere && <StateLine user={user} lastModified={roles.lastModified} />}
        actions={
          isThere && <HeaderActions key={id} user={user} rolesElsewhere={roles.rolesElsewhere} />
        }
      />
      {isThere ? (
        // Remounts for another user, so that no edits are carried over.
        <div key={id} className="grid gap-6">
          <UserNotices user={user} rolesElsewhere={roles.rolesElsewhere} />
          <UserInfo user={user} />
          {user.state === 'DELETED' ? (
            <DeletedUserRoles {...roles} />
          ) : (
            <UserRolesForm saved={roles} name={userName(user)} />
          )}
        </div>
      ) : (
        <Card>
          <SkeletonLines lines={6} />
        </Card>
      )}
    </>
  );
}

type StateLineProps = { user: AdministeredUser; lastModified: Temporal.Instant };

function StateLine({ user, lastModified }: StateLineProps) {
  const moment = useMoment();
  const t = useTexts('users');
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <UserState user={user} />
      <span>{t('lastModified', { moment: moment(lastModified, 'in-sentence') })}</span>
    </span>
  );
}
