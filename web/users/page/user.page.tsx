import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { NotFound } from '#api/call-failures.ts';
import { Link } from '#design/buttons/link.tsx';
import { Icon } from '#design/icon.tsx';
import { Card } from '#design/page/card.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import { SkeletonLines } from '#design/page/skeleton.tsx';
import { useListAddress } from '#design/table/list-address.ts';
import { useDocumentTitle } from '#texts/document-title.ts';
import { useTexts } from '#texts/use-texts.ts';
import { userName } from '#users/state/user-name.ts';
import { userQuery, userRolesQuery } from '#users/user.queries.ts';
import { UserView } from './user-view.tsx';

/** One user, and their roles where one administers users (spec 1 §2.4). */
export function UserPage() {
  const say = useTexts('users');
  const id = useUserInAddress();
  const { data: user } = useQuery(userQuery(id));
  const { data: roles } = useQuery(userRolesQuery(id));
  useDocumentTitle(user ? userName(user) : say('user'));
  // Of another user nothing stays that was begun for this one.
  if (user && roles) return <UserView key={id} {...{ user, roles }} back={<BackToList />} />;
  return (
    <>
      <PageHeader back={<BackToList />} title={say('user')} />
      <Card>
        <SkeletonLines lines={6} />
      </Card>
    </>
  );
}

/** An address without the id of a user is that of no page. */
function useUserInAddress(): number {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new NotFound();
  return Number(id);
}

function BackToList() {
  const say = useTexts('users');
  return (
    <Link
      to="/brukere"
      search={useListAddress()}
      className="inline-flex min-h-8 items-center gap-1"
    >
      <Icon name="chevron-left" className="size-4" />
      {say('backToList')}
    </Link>
  );
}
