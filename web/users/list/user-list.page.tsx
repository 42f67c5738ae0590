import { pathTo } from '@takst/contract/path-to.ts';
import type { AdministeredUser } from '@takst/contract/users/administration/user.schema.ts';
import { useState } from 'react';
import { businessDayOf } from '@takst/domain/time/business-day.rules.ts';
import { type UserStatus, userStatuses } from '@takst/domain/users/user-state.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { DownloadLink } from '#design/buttons/download-link.tsx';
import type { FilterChipsProps } from '#design/list/filter-chips.tsx';
import { LinkButton } from '#design/buttons/link-button.tsx';
import { formatPhone, formatShortDate } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { useSignedIn } from '#session/use-session.ts';
import { SearchedList } from '#design/list/searched-list.tsx';
import { type List, useList } from '#design/list/use-list.ts';
import type { Column } from '#design/table/column.ts';
import { useTexts } from '#texts/use-texts.ts';
import { UserDialog, type UserDialogName } from '#users/state/user-dialog.tsx';
import { UserState } from '#users/state/user-state.tsx';
import { userCountsQuery, userFile, userFilterNames, usersQuery } from './user-list.queries.ts';
import { UserFilters } from './user-filters.tsx';
import { RowActions } from './row-actions.tsx';

/** The users that the signed-in user administers (spec 1 §2.4). */
export function UserListPage() {
  const t = useTexts('users');
  const list = useList(usersQuery, userFilterNames);
  const [dialog, setDialog] = useState<UserDialogName | null>(null);
  const newUser = (
    <LinkButton variant="primary" icon="plus" to="/brukere/ny">
      {t('newUser')}
    </LinkButton>
  );
  return (
    <>
      <SearchedList
        list={list}
        title={t('listTitle')}
        actions={
          <>
            {!list.isEmpty && <DownloadLink href={userFile(list)} />}
            {newUser}
          </>
        }
        chips={useChips(list)}
        filters={!list.isEmpty && <UserFilters filters={list.filters} onChange={list.setFilters} />}
        sortedBy="lastName"
        searchLabel={t('searchLabel')}
        columns={useColumns(setDialog)}
        rowPath={({ id }) => pathTo('/brukere/{id}', { id })}
        cardsBelow={860}
        empty={{ icon: 'users', title: t('emptyTitle'), text: t('emptyText'), actions: newUser }}
        noHits={{
          title: t('noHitTitle'),
          text: t('noHitText', { search: list.answeredSearch }),
          showAll: t('clearSearch'),
        }}
      />
      {dialog && <UserDialog dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

function useChips(
  list: List<AdministeredUser, 'filter' | 'role' | 'company'>,
): FilterChipsProps | undefined {
  const t = useTexts('users');
  const { data } = useQuery(userCountsQuery);
  if (list.isEmpty) return undefined;
  return {
    label: t('filters'),
    chips: [
      { value: '', label: t('filterAll'), count: data?.all },
      ...userStatuses.map((status) => ({
        value: status,
        label: t(filterTexts[status]),
        count: data?.counts[status],
      })),
    ],
    value: list.filters.filter,
    onChange: (filter) => list.setFilters({ filter }),
  };
}

const filterTexts = {
  ACTIVE: 'filterActive',
  INVITED: 'filterInvited',
  INVITATION_EXPIRED: 'filterInvitationExpired',
  DEACTIVATED: 'filterDeactivated',
  DELETED: 'filterDeleted',
} as const satisfies Record<UserStatus, string>;

function useColumns(onAsk: (dialog: UserDialogName) => void): Column<AdministeredUser>[] {
  const t = useTexts('users');
  return [
    {
      id: 'email',
      header: t('userName'),
      cell: ({ email }) => <Email email={email} />,
      isRowHeader: true,
      isSortable: true,
      onCard: 'detail',
    },
    {
      id: 'firstName',
      header: t('firstName'),
      cell: ({ firstName }) => firstName,
      width: 7.5,
      isSortable: true,
      onCard: 'title',
    },
    {
      id: 'lastName',
      header: t('lastName'),
      cell: ({ lastName }) => lastName,
      width: 7.5,
      isSortable: true,
      onCard: 'title',
    },
    {
      id: 'phone',
      header: t('phone'),
      width: 10,
      cell: ({ phoneCountryCode, phone }) => (
        <span className="whitespace-nowrap tabular-nums">
          {formatPhone(phoneCountryCode, phone)}
        </span>
      ),
    },
    {
      id: 'state',
      header: t('state'),
      width: 11.5,
      cell: (user) => (
        <>
          <UserState user={user} />
          <LastSignIn user={user} />
        </>
      ),
      onCard: 'below',
    },
    {
      id: 'actions',
      header: t('actions'),
      width: 10.5,
      cell: (user) => <RowActions user={user} onAsk={onAsk} />,
      align: 'end',
      onCard: 'aside',
    },
  ];
}

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

/** In narrow tables breaks before the @, so that the actions stay visible. */
function Email({ email }: { email: string }) {
  const at = email.indexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr style={{ display: 'inline' }} />
      {email.slice(at)}
    </>
  );
}
