import type { Company, CompanyEntry } from '@takst/contract/customers/companies/company.schema.ts';
import { isContractor } from '@takst/domain/customers/companies/company-type.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AddressCard } from '#customers/companies/addresses/address-card.tsx';
import { addressesOf } from '#customers/companies/addresses/address-fields.ts';
import { overviewQuery } from '#customers/companies/page/company.queries.ts';
import { ContractCard } from '#customers/companies/contract/contract-card.tsx';
import { InvoiceRecipientCard } from '#customers/companies/invoice-recipient/invoice-recipient-card.tsx';
import { Button } from '#platform/design/buttons/button.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { DescriptionList } from '#platform/design/page/description-list.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { formatOrganisationNumber } from '#platform/design/format.ts';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import type { Translate } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CompanyAdministrators } from './company-administrators.tsx';
import { CompanyAgreements } from './company-agreements.tsx';
import { CompanyDialog, type CompanyDialogName } from './company-dialog.tsx';
import { CompanyPeople } from './company-people.tsx';
import { RecentHistory } from './recent-history.tsx';
import { WorkInCompany } from '#platform/session/work-in-company.tsx';

interface CompanyViewProps {
  /** Undefined while loading. */
  company: Company | undefined;
  /** Name and number of the company, where a list has loaded them already. */
  listedCompany: CompanyEntry | undefined;
  back: ReactNode;
}

export function CompanyView({ company, listedCompany, back }: CompanyViewProps) {
  const t = useTexts('companies');
  const [dialog, setDialog] = useState<CompanyDialogName | null>(null);
  const identity = company ?? listedCompany;
  return (
    <>
      {/* Keeps its element while the company loads, so that it keeps the focus. */}
      <PageHeader
        back={back}
        title={company ? titleOf(company, t) : (listedCompany?.name ?? t('company'))}
        subtitle={identity && <Identity company={identity} />}
        actions={
          company && (
            <WorkInCompany company={company} variant="primary">
              {t('workInCompany')}
            </WorkInCompany>
          )
        }
      />
      {company ? (
        <Desk company={company} onAsk={setDialog} />
      ) : (
        <Card>
          <SkeletonLines lines={6} />
        </Card>
      )}
      {dialog && company && (
        <CompanyDialog dialog={dialog} company={company} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

// Contractors keep their addresses and cannot be deleted (spec 1 §6).
const isFixed = ({ type }: Company): boolean => isContractor(type);

const titleOf = (company: Company, t: Translate<'companies'>): string =>
  isFixed(company) ? t('subContractor', { name: company.name }) : company.name;

/** Who it is, below the name. */
function Identity({ company }: { company: Company | CompanyEntry }) {
  const t = useTexts('companies');
  const { data: overview } = useQuery(overviewQuery(company.id));
  return (
    <span className="flex flex-wrap gap-x-4">
      <span>
        {t('shortOrganisationNumber', {
          number: formatOrganisationNumber(company.organisationNumber),
        })}
      </span>
      <span>{t('shortCustomerNumber', { number: company.customerNumber })}</span>
      {overview && <span>{t('customerSince', { year: overview.customerSince.year })}</span>}
    </span>
  );
}

interface DeskProps {
  company: Company;
  onAsk: (dialog: CompanyDialogName) => void;
}

/** What customer support needs of a company, what they work with first. */
function Desk({ company, onAsk }: DeskProps) {
  const t = useTexts('companies');
  return (
    <div className="grid grid-cols-1 gap-(--space-gap) lg:grid-cols-[minmax(0,1fr)_17.5rem]">
      <div className="min-w-0 lg:col-span-2">
        <CompanyAgreements company={company} onAsk={onAsk} />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-(--space-gap)">
        <CompanyPeople company={company} />
        <CompanyAdministrators companyId={company.id} />
        <AddressCard
          addresses={addressesOf(company.addresses)}
          onEdit={isFixed(company) ? undefined : () => onAsk({ is: 'change-addresses' })}
        />
        <InvoiceRecipientCard companyId={company.id} />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-(--space-gap)">
        <Card title={t('info')}>
          <DescriptionList
            columns={1}
            items={[
              { term: t('customerNumber'), value: company.customerNumber },
              {
                term: t('organisationNumber'),
                value: formatOrganisationNumber(company.organisationNumber),
              },
            ]}
          />
        </Card>
        <ContractCard companyId={company.id} />
        <RecentHistory companyId={company.id} />
        {!isFixed(company) && (
          <Button
            variant="danger"
            icon="trash"
            className="justify-self-end"
            onClick={() => onAsk({ is: 'delete-company' })}
          >
            {t('deleteCompany')}
          </Button>
        )}
      </div>
    </div>
  );
}
