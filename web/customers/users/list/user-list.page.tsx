import { pathTo } from '@takst/contract/app/path-to.ts';
import { userList } from '@takst/contract/customers/users/administration/list-users.contract.ts';
import type { AdministeredUser } from '@takst/contract/customers/users/administration/user.schema.ts';
import { useState } from 'react';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import type { UserStatus } from '@takst/domain/customers/users/user-state.rules.ts';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { formatPhone, formatShortDate } from '#platform/design/format.ts';
import { Email } from '#platform/design/page/email.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSignedIn } from '#platform/session/use-session.ts';
import { ListPage, type ColumnContents } from '#platform/lists/list-page.tsx';
import { useListOf } from '#platform/lists/use-list-of.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { UserDialog, type UserDialogName } from '#customers/users/state/user-dialog.tsx';
import { UserState } from '#customers/users/state/user-state.tsx';
import { OpenRequestsNotice } from '#customers/users/access-requests/open-requests-notice.tsx';
import { UserFilters } from './user-filters.tsx';
import { RowActions } from './row-actions.tsx';

/** The users that the signed-in user administers (spec 1 §2.4). */
export function UserListPage() {
  const t = useTexts('users');
  const list = useListOf(userList);
  const [dialog, setDialog] = useState<UserDialogName | null>(null);
  const newUser = (
    <LinkButton variant="primary" icon="plus" to="/brukere/ny">
      {t('newUser')}
    </LinkButton>
  );
  return (
    <>
      <ListPage
        list={list}
        title={t('listTitle')}
        options={[{ label: t('accessRequests'), icon: 'inbox', to: '/brukere/foresporsler' }]}
        actions={newUser}
        notice={<OpenRequestsNotice />}
        filterWords={{
          label: t('filters'),
          all: t('filterAll'),
          name: (status) => t(filterTexts[status]),
        }}
        filterMenu="always"
        besideSearch={
          !list.isEmpty && <UserFilters filters={list.filters} onChange={list.setFilters} />
        }
        searchLabel={t('searchLabel')}
        columns={columnsOf(setDialog)}
        firstColumns={['firstName', 'lastName']}
        rowPath={({ id }) => pathTo('/brukere/{id}', { id })}
        cardsBelow={860}
        empty={{ icon: 'users', title: t('emptyTitle'), text: t('emptyText'), actions: newUser }}
      />
      {dialog && <UserDialog dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

const filterTexts = {
  ACTIVE: 'filterActive',
  INVITED: 'filterInvited',
  INVITATION_EXPIRED: 'filterInvitationExpired',
  DEACTIVATED: 'filterDeactivated',
  DELETED: 'filterDeleted',
} as const satisfies Record<UserStatus, string>;

const columnsOf = (onAsk: (dialog: UserDialogName) => void): ColumnContents<typeof userList> => ({
  email: {
    cell: ({ email }) => <span className="text-ink-muted">{email}</span>,
    cardCell: ({ email }) => <Email email={email} />,
    isCut: true,
  },
  firstName: {
    cell: ({ firstName }) => firstName,
    isRowHeader: true,
    isCut: true,
    width: 7.5,
  },
  lastName: {
    cell: ({ lastName }) => lastName,
    isName: true,
    isCut: true,
    width: 7.5,
    onCard: 'title',
  },
  phone: {
    width: 9,
    cell: ({ phoneCountryCode, phone }) => (
      <span className="whitespace-nowrap tabular-nums">{formatPhone(phoneCountryCode, phone)}</span>
    ),
  },
  state: {
    width: 14.5,
    cell: (user) => (
      <>
        <UserState user={user} />
        <LastSignIn user={user} />
      </>
    ),
    onCard: 'below',
  },
  actions: {
    width: 8.75,
    cell: (user) => <RowActions user={user} onAsk={onAsk} />,
    align: 'end',
    onCard: 'aside',
  },
});

function LastSignIn({ user: { lastSignInAt } }: { user: AdministeredUser }) {
  const t = useTexts('users');
  const language = usePageLanguage();
  const { today } = useSignedIn();
  if (!lastSignInAt) return null;
  const date = formatShortDate(businessDayOf(lastSignInAt), { language, today });
  return (
    <span className="block text-caption text-ink-muted sm:pl-5.5">
      {t('lastSignInOn', { date })}
    </span>
  );
}
