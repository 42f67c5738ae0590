import type { Company } from '@takst/contract/companies/company.schema.ts';
import { pathTo } from '@takst/contract/path-to.ts';
import { isAgreementValid } from '@takst/domain/agreements/agreement-validity.rules.ts';
import { isContractor } from '@takst/domain/companies/company-type.rules.ts';
import { type ReactNode, useState } from 'react';
import { AddressCard } from '#companies/addresses/address-card.tsx';
import { addressesOf } from '#companies/addresses/address-fields.ts';
import { AgreementCard } from '#companies/agreements/agreement-card.tsx';
import { Button } from '#design/buttons/button.tsx';
import { LinkButton } from '#design/buttons/link-button.tsx';
import { Card } from '#design/page/card.tsx';
import { DescriptionList } from '#design/page/description-list.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import { SkeletonLines } from '#design/page/skeleton.tsx';
import { useSession } from '#session/use-session.ts';
import type { Translate } from '#texts/texts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { CompanyDialog, type CompanyDialogName } from './company-dialog.tsx';

interface CompanyViewProps {
  /** Undefined while loading. */
  company: Company | undefined;
  back: ReactNode;
}

export function CompanyView({ company, back }: CompanyViewProps) {
  const t = useTexts('companies');
  const [dialog, setDialog] = useState<CompanyDialogName | null>(null);
  return (
    <>
      {/* Keeps its element while the company loads, so that it keeps the focus. */}
      <PageHeader
        back={back}
        title={company ? titleOf(company, t) : t('company')}
        actions={company && <Actions company={company} onAsk={setDialog} />}
      />
      {company ? (
        <Cards company={company} onAsk={setDialog} />
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

interface PartProps {
  company: Company;
  onAsk: (dialog: CompanyDialogName) => void;
}

function Actions({ company, onAsk }: PartProps) {
  const t = useTexts('companies');
  return (
    <>
      <LinkButton to={pathTo('/bedrifter/{id}/historikk', { id: company.id })}>
        {t('history')}
      </LinkButton>
      {!isFixed(company) && (
        <Button variant="danger" icon="trash" onClick={() => onAsk({ is: 'delete-company' })}>
          {t('deleteCompany')}
        </Button>
      )}
    </>
  );
}

function Cards({ company, onAsk }: PartProps) {
  const t = useTexts('companies');
  const { today } = useSession();
  return (
    <div className="grid gap-6">
      <Card title={t('info')}>
        <DescriptionList
          columns={3}
          items={[
            { term: t('customerNumber'), value: company.customerNumber },
            { term: t('organisationNumber'), value: company.organisationNumber },
          ]}
        />
      </Card>
      <AddressCard
        addresses={addressesOf(company.addresses)}
        onEdit={isFixed(company) ? undefined : () => onAsk({ is: 'change-addresses' })}
      />
      <AgreementCard
        rows={company.allAgreements.map((agreement) => ({
          ...agreement,
          isExpired: !isAgreementValid(agreement, today),
        }))}
        onNew={() => onAsk({ is: 'create-agreement' })}
        onEdit={(agreement) => onAsk({ is: 'change-agreement', agreement })}
        onDelete={(agreement) => onAsk({ is: 'delete-agreement', agreement })}
      />
    </div>
  );
}
