import type { CompanyEntry } from '@takst/contract/companies/company.schema.ts';
import { listCompanies } from '@takst/contract/companies/list-companies.contract.ts';
import { pathTo } from '@takst/contract/path-to.ts';
import { queryOf } from '#api/query.ts';
import { AgreementBadges } from '#companies/agreements/agreement-badge.tsx';
import { LinkButton } from '#design/buttons/link-button.tsx';
import { SearchedList } from '#design/list/searched-list.tsx';
import { useList } from '#design/list/use-list.ts';
import type { Column } from '#design/table/column.ts';
import { useTexts } from '#texts/use-texts.ts';

/** All companies of the operator (spec 1 §2.3). */
export function CompanyListPage() {
  const t = useTexts('companies');
  const list = useList(({ pageQuery }) => queryOf(listCompanies, { query: pageQuery }));
  const newCompany = (
    <LinkButton variant="primary" icon="plus" to="/bedrifter/ny">
      {t('newCompany')}
    </LinkButton>
  );
  return (
    <SearchedList
      list={list}
      title={t('listTitle')}
      actions={newCompany}
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

function useColumns(): Column<CompanyEntry>[] {
  const t = useTexts('companies');
  return [
    {
      id: 'organisationNumber',
      header: t('organisationNumber'),
      width: 12,
      cell: (row) => <span className="tabular-nums">{row.organisationNumber}</span>,
    },
    {
      id: 'customerNumber',
      header: t('customerNumber'),
      width: 9,
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
