import type { CompanyEntry } from '@takst/contract/companies/company.schema.ts';
import { Link } from '@tanstack/react-router';
import { AgreementBadges } from '#companies/agreements/agreement-badge.tsx';
import { Button } from '#design/buttons/button.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import type { Column } from '#design/table/column.ts';
import { useListAddress } from '#design/table/list-address.ts';
import { Table } from '#design/table/table.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { NewCompanyButton } from './new-company-button.tsx';

interface CompanyTableProps {
  rows: readonly CompanyEntry[] | undefined;
  search: string;
  /** The rows are those of the search before, while the new ones are on their way. */
  isStale: boolean;
  onClearSearch: () => void;
}

export function CompanyTable({ rows, search, isStale, onClearSearch }: CompanyTableProps) {
  const t = useTexts('companies');
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
        <Link {...link} to="/bedrifter/$id" params={{ id: String(row.id) }} search={address} />
      )}
      empty={
        search === '' ? <NoCompanies /> : <NoHits search={search} onClearSearch={onClearSearch} />
      }
    />
  );
}

function useColumns(): Column<CompanyEntry>[] {
  const t = useTexts('companies');
  return [
    {
      id: 'organisationNumber',
      header: t('organisationNumber'),
      cell: (row) => <span className="tabular-nums">{row.organisationNumber}</span>,
    },
    {
      id: 'customerNumber',
      header: t('customerNumber'),
      cell: (row) => <span className="tabular-nums">{row.customerNumber}</span>,
    },
    { id: 'name', header: t('name'), cell: (row) => row.name, isRowHeader: true },
    {
      id: 'agreements',
      header: t('agreements'),
      cell: ({ agreementTypes }) =>
        agreementTypes.length > 0 ? <AgreementBadges subtypes={agreementTypes} /> : null,
      onCard: 'below',
    },
  ];
}

function NoCompanies() {
  const t = useTexts('companies');
  return (
    <EmptyState icon="company" title={t('emptyTitle')} actions={<NewCompanyButton />}>
      {t('emptyText')}
    </EmptyState>
  );
}

function NoHits({ search, onClearSearch }: { search: string; onClearSearch: () => void }) {
  const t = useTexts('companies');
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
