import type { AdministeredUser } from '@takst/contract/users/user.schema.ts';
import { Link } from '@tanstack/react-router';
import { Button } from '#design/buttons/button.tsx';
import { formatPhone } from '#design/format.ts';
import { EmptyState } from '#design/page/empty-state.tsx';
import type { Column } from '#design/table/column.ts';
import { useListAddress } from '#design/table/list-address.ts';
import { Table } from '#design/table/table.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { UserDialogName } from '#users/state/user-dialog.tsx';
import { UserState } from '#users/state/user-state.tsx';
import { NewUserButton } from './new-user-button.tsx';
import { RowActions } from './row-actions.tsx';

interface UserTableProps {
  rows: readonly AdministeredUser[] | undefined;
  search: string;
  /** The rows are those of the search before, while the new ones are on their way. */
  isStale: boolean;
  onClearSearch: () => void;
  onAsk: (dialog: UserDialogName) => void;
}

export function UserTable({ rows, search, isStale, onClearSearch, onAsk }: UserTableProps) {
  const t = useTexts('users');
  const columns = useColumns(onAsk);
  const address = useListAddress();
  return (
    <Table
      label={t('listTitle')}
      columns={columns}
      rows={rows}
      isStale={isStale}
      rowKey={(row) => row.id}
      rowLink={(row, link) => (
        <Link {...link} to="/brukere/$id" params={{ id: String(row.id) }} search={address} />
      )}
      cardsBelow={860}
      empty={search === '' ? <NoUsers /> : <NoHits search={search} onClearSearch={onClearSearch} />}
    />
  );
}

function useColumns(onAsk: UserTableProps['onAsk']): Column<AdministeredUser>[] {
  const t = useTexts('users');
  return [
    {
      id: 'email',
      header: t('userName'),
      cell: ({ email }) => <Email email={email} />,
      isRowHeader: true,
      onCard: 'detail',
    },
    {
      id: 'firstName',
      header: t('firstName'),
      cell: ({ firstName }) => firstName,
      onCard: 'title',
    },
    { id: 'lastName', header: t('lastName'), cell: ({ lastName }) => lastName, onCard: 'title' },
    {
      id: 'phone',
      header: t('phone'),
      cell: ({ phoneCountryCode, phone }) => (
        <span className="whitespace-nowrap tabular-nums">
          {formatPhone(phoneCountryCode, phone)}
        </span>
      ),
    },
    {
      id: 'state',
      header: t('state'),
      cell: ({ state }) => <UserState state={state} />,
      onCard: 'below',
    },
    {
      id: 'actions',
      header: t('actions'),
      cell: (user) => <RowActions user={user} onAsk={onAsk} />,
      align: 'end',
      onCard: 'aside',
    },
  ];
}

/** Where there is little room it breaks at its operator, rather than push the actions out of sight. */
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

function NoUsers() {
  const t = useTexts('users');
  return (
    <EmptyState icon="users" title={t('emptyTitle')} actions={<NewUserButton />}>
      {t('emptyText')}
    </EmptyState>
  );
}

function NoHits({ search, onClearSearch }: { search: string; onClearSearch: () => void }) {
  const t = useTexts('users');
  return (
    <EmptyState
      icon="search"
      title={t('noHitTitle')}
      actions={<Button onClick={onClearSearch}>{t('clearSearch')}</Button>}
    >
      {t('noHitText', { search })}
    </EmptyState>
  );
}
