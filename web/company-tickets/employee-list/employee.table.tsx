import type { SubscriberEntry } from '@takst/contract/company-tickets/list-subscribers.contract.ts';
import { Link } from '@tanstack/react-router';
import { Button } from '#design/buttons/button.tsx';
import { formatPhone } from '#design/format.ts';
import { EmptyState } from '#design/page/empty-state.tsx';
import { Status } from '#design/page/status.tsx';
import type { Column } from '#design/table/column.ts';
import { Table } from '#design/table/table.tsx';
import { NewSubscriptionButton } from '#company-tickets/new-subscription-button.tsx';
import { useEmployeeIdLabel } from '#company-tickets/use-employee-id-label.ts';
import { useTexts } from '#texts/use-texts.ts';
import { useListAddress } from '#design/table/list-address.ts';
import type { Ticked } from './use-ticked.ts';

interface EmployeeTableProps {
  rows: readonly SubscriberEntry[] | undefined;
  search: string;
  /** The rows are those of the search before, while the new ones are on their way. */
  isStale: boolean;
  ticked: Ticked;
  onClearSearch: () => void;
}

export function EmployeeTable({
  rows,
  search,
  isStale,
  ticked,
  onClearSearch,
}: EmployeeTableProps) {
  const t = useTexts('company-tickets');
  const tickText = useTexts('change-many-tickets');
  const columns = useColumns();
  const address = useListAddress();
  return (
    <Table
      label={t('listTitle')}
      columns={columns}
      rows={rows}
      isStale={isStale}
      rowKey={(row) => row.id}
      rowLink={(row, link) => (
        <Link
          {...link}
          to="/bedriftsavtale/ansatt/$id"
          params={{ id: String(row.id) }}
          search={address}
        />
      )}
      ticks={{
        isTicked: (row) => ticked.has(row.id),
        onTick: (those, isTicked) => {
          const ids = those.map(({ id }) => id);
          ticked.tick(ids, isTicked);
        },
        label: ({ firstName, lastName }) => tickText('tick', { name: `${firstName} ${lastName}` }),
        allLabel: tickText('tickPage'),
      }}
      empty={
        search === '' ? <NobodyYet /> : <NoHits search={search} onClearSearch={onClearSearch} />
      }
    />
  );
}

function useColumns(): Column<SubscriberEntry>[] {
  const t = useTexts('company-tickets');
  const employeeIdLabel = useEmployeeIdLabel();
  return [
    {
      id: 'firstName',
      header: t('firstName'),
      cell: (row) => row.firstName,
      isRowHeader: true,
    },
    { id: 'lastName', header: t('lastName'), cell: (row) => row.lastName, onCard: 'title' },
    { id: 'employeeId', header: employeeIdLabel, cell: (row) => row.employeeId },
    {
      id: 'phone',
      header: t('phone'),
      cell: (row) => (
        <span className="whitespace-nowrap tabular-nums">
          {formatPhone(row.phoneCountryCode, row.phone)}
        </span>
      ),
    },
    {
      id: 'status',
      header: t('status'),
      cell: (row) => <Status status={row.status} />,
      onCard: 'aside',
    },
  ];
}

function NobodyYet() {
  const t = useTexts('company-tickets');
  return (
    <EmptyState
      icon="users"
      title={t('emptyTitle')}
      actions={<NewSubscriptionButton label={t('orderFirst')} />}
    >
      {t('emptyText')}
    </EmptyState>
  );
}

function NoHits({ search, onClearSearch }: { search: string; onClearSearch: () => void }) {
  const t = useTexts('company-tickets');
  return (
    <EmptyState
      icon="search"
      title={t('noHitTitle', { search })}
      actions={<Button onClick={onClearSearch}>{t('clearSearch')}</Button>}
    >
      {t('noHitText')}
    </EmptyState>
  );
}
