import type { CompanyEntry } from '@takst/contract/companies/company.schema.ts';
import { companyFilters } from '@takst/contract/companies/list-companies.contract.ts';
import { pathTo } from '@takst/contract/path-to.ts';
import { useQuery } from '@tanstack/react-query';
import { useAgreementLabels } from '#companies/agreements/use-agreement-labels.ts';
import { DownloadLink } from '#design/buttons/download-link.tsx';
import type { FilterChipsProps } from '#design/list/filter-chips.tsx';
import { AgreementBadges } from '#companies/agreements/agreement-badge.tsx';
import { LinkButton } from '#design/buttons/link-button.tsx';
import { SearchedList } from '#design/list/searched-list.tsx';
import { type List, useList } from '#design/list/use-list.ts';
import type { Column } from '#design/table/column.ts';
import { formatOrganisationNumber } from '#design/format.ts';
import { companiesQuery, companyCountsQuery, companyFile } from './company-list.queries.ts';
import { useTexts } from '#texts/use-texts.ts';

/** All companies of the operator (spec 1 §2.3). */
export function CompanyListPage() {
  const t = useTexts('companies');
  const list = useList(companiesQuery, ['filter']);
  const newCompany = (
    <LinkButton variant="primary" icon="plus" to="/bedrifter/ny">
      {t('newCompany')}
    </LinkButton>
  );
  return (
    <SearchedList
      list={list}
      title={t('listTitle')}
      actions={
        <>
          {!list.isEmpty && <DownloadLink href={companyFile(list)} />}
          {newCompany}
        </>
      }
      chips={useChips(list)}
      sortedBy="name"
      searchLabel={t('searchLabel')}
      columns={useColumns()}
      rowPath={({ id }) => pathTo('/bedrifter/{id}', { id })}
      empty={{
        icon: 'company',
        title: t('emptyTitle'),
        text: t('emptyText'),
        actions: newCompany,
      }}
      noHits={{
        title: t('noHitTitle'),
        text: t('noHitText', { search: list.answeredSearch }),
        showAll: t('clearSearch'),
      }}
    />
  );
}

/** The types that some company has, and those whose agreements have all ended. */
function useChips(list: List<CompanyEntry, 'filter'>): FilterChipsProps | undefined {
  const t = useTexts('companies');
  const labels = useAgreementLabels();
  const { data } = useQuery(companyCountsQuery);
  if (list.isEmpty) return undefined;
  const { filter } = list.filters;
  return {
    label: t('filters'),
    chips: [
      { value: '', label: t('filterAll'), count: data?.all },
      ...companyFilters
        .filter((known) => known === filter || (data?.counts[known] ?? 0) > 0)
        .map((known) => ({
          value: known,
          label: known === 'expired' ? t('filterExpired') : labels.type(known),
          count: data?.counts[known],
        })),
    ],
    value: filter,
    onChange: (next) => list.setFilters({ filter: next }),
  };
}

function useColumns(): Column<CompanyEntry>[] {
  const t = useTexts('companies');
  return [
    {
      id: 'organisationNumber',
      header: t('organisationNumber'),
      width: 12,
      isSortable: true,
      cell: (row) => (
        <span className="whitespace-nowrap tabular-nums">
          {formatOrganisationNumber(row.organisationNumber)}
        </span>
      ),
      cardCell: (row) =>
        t('shortOrganisationNumber', { number: formatOrganisationNumber(row.organisationNumber) }),
    },
    {
      id: 'customerNumber',
      header: t('customerNumber'),
      width: 9,
      isSortable: true,
      cell: (row) => <span className="tabular-nums">{row.customerNumber}</span>,
      cardCell: (row) => t('shortCustomerNumber', { number: row.customerNumber }),
    },
    { id: 'name', header: t('name'), cell: (row) => row.name, isRowHeader: true, isSortable: true },
    {
      id: 'agreements',
      header: t('agreements'),
      cell: ({ agreementTypes }) =>
        agreementTypes.length > 0 ? <AgreementBadges subtypes={agreementTypes} /> : null,
      onCard: 'below',
    },
  ];
}
