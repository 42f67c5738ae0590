import type { Company } from '@takst/contract/customers/companies/company.schema.ts';
import { isContractor } from '@takst/domain/customers/companies/company-type.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddressCard } from '#customers/companies/addresses/address-card.tsx';
import { addressesOf } from '#customers/companies/addresses/address-fields.ts';
import { companyQuery } from '#customers/companies/page/company.queries.ts';
import { ContractCard } from '#customers/companies/contract/contract-card.tsx';
import { InvoiceRecipientCard } from '#customers/companies/invoice-recipient/invoice-recipient-card.tsx';
import { Button } from '#platform/design/buttons/button.tsx';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { DescriptionList } from '#platform/design/page/description-list.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { formatOrganisationNumber } from '#platform/design/format.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

const ChangeAddresses = lazyDialog(
  async () =>
    (await import('#customers/companies/page/change-addresses.modal.tsx')).ChangeAddressesModal,
);

/** The current company, for its own users (spec 2 §2, My page). */
export function OwnCompany() {
  const t = useTexts('companies');
  const { company, features } = useSession();
  const mayFetch = features.has('companyDetails');
  const { data, isError, refetch } = useQuery({
    ...companyQuery(company.id),
    enabled: mayFetch,
    // The rest of the page works without it.
    throwOnError: false,
  });
  // A global role alone sees the facts of the company that the session has.
  const facts = mayFetch ? data : company;
  if (facts) return <CompanyCards company={facts} />;
  return (
    <Card title={t('company')}>
      {isError ? (
        <Notice kind="warning" title={t('fetchFailed')}>
          <Button className="mt-2" onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        </Notice>
      ) : (
        <SkeletonLines lines={4} />
      )}
    </Card>
  );
}

function CompanyCards({ company }: { company: Company }) {
  const t = useTexts('companies');
  const { features } = useSession();
  const [isChanging, setChanging] = useState(false);
  // Contractors keep their addresses (spec 1 §6).
  const mayChange = features.has('companyAddresses') && !isContractor(company.type);
  return (
    <>
      <Card
        title={t('company')}
        actions={
          features.has('companyHistory') && (
            <LinkButton to="/minside/historikk">{t('history')}</LinkButton>
          )
        }
      >
        <DescriptionList
          items={[
            { term: t('customerNumber'), value: company.customerNumber },
            { term: t('name'), value: company.name },
            {
              term: t('organisationNumber'),
              value: formatOrganisationNumber(company.organisationNumber),
            },
            { term: t('type'), value: t(typeOf(company)) },
          ]}
        />
      </Card>
      {features.has('companyHistory') && <ContractCard companyId={company.id} />}
      <AddressCard
        addresses={addressesOf(company.addresses)}
        onEdit={mayChange ? () => setChanging(true) : undefined}
      />
      {features.has('companyAddresses') && <InvoiceRecipientCard companyId={company.id} />}
      {isChanging && <ChangeAddresses company={company} onClose={() => setChanging(false)} />}
    </>
  );
}

const typeOf = ({ type }: Company) => {
  if (isContractor(type)) return 'contractor';
  return type.endsWith('_CUSTOMER') ? 'customer' : 'typeOther';
};
