import {
  type CompanyFilter,
  companyList,
} from '@takst/contract/customers/companies/list-companies.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { AgreementBadges } from '#customers/companies/agreements/agreement-badge.tsx';
import { useAgreementLabels } from '#customers/companies/agreements/use-agreement-labels.ts';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { formatOrganisationNumber } from '#platform/design/format.ts';
import { ListPage, type ColumnContents } from '#platform/lists/list-page.tsx';
import { useListOf } from '#platform/lists/use-list-of.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** All companies of the operator (spec 1 §2.3). */
export function CompanyListPage() {
  const t = useTexts('companies');
  const list = useListOf(companyList);
  const newCompany = (
    <LinkButton variant="primary" icon="plus" to="/bedrifter/ny">
      {t('newCompany')}
    </LinkButton>
  );
  return (
    <ListPage
      list={list}
      title={t('listTitle')}
      actions={newCompany}
      filterWords={useFilterWords()}
      searchLabel={t('searchLabel')}
      columns={useColumns()}
      firstColumns={['name']}
      rowPath={({ id }) => pathTo('/bedrifter/{id}', { id })}
      empty={{
        icon: 'company',
        title: t('emptyTitle'),
        text: t('emptyText'),
        actions: newCompany,
      }}
      noHits={{
        title: t('noHitTitle'),
      }}
    />
  );
}

/** The types that some company has, and those whose agreements have all ended. */
function useFilterWords() {
  const t = useTexts('companies');
  const labels = useAgreementLabels();
  return {
    label: t('filters'),
    all: t('filterAll'),
    name: (filter: CompanyFilter) =>
      filter === 'expired' ? t('filterExpired') : labels.type(filter),
    isHidden: (_: string, count = 0) => count === 0,
  };
}

function useColumns(): ColumnContents<typeof companyList> {
  const t = useTexts('companies');
  return {
    organisationNumber: {
      width: 11.5,
      cell: (row) => (
        <span className="whitespace-nowrap tabular-nums">
          {formatOrganisationNumber(row.organisationNumber)}
        </span>
      ),
      cardCell: (row) =>
        t('shortOrganisationNumber', { number: formatOrganisationNumber(row.organisationNumber) }),
    },
    customerNumber: {
      width: 9,
      cell: (row) => <span className="tabular-nums">{row.customerNumber}</span>,
      cardCell: (row) => t('shortCustomerNumber', { number: row.customerNumber }),
    },
    name: { cell: (row) => row.name, isRowHeader: true, isCut: true },
    agreements: {
      width: 22,
      cell: ({ agreementTypes }) =>
        agreementTypes.length > 0 ? <AgreementBadges subtypes={agreementTypes} isOneLine /> : null,
      cardCell: ({ agreementTypes }) =>
        agreementTypes.length > 0 ? <AgreementBadges subtypes={agreementTypes} /> : null,
      onCard: 'below',
    },
  };
}
