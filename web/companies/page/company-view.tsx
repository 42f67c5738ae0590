import type { Company } from '@takst/contract/companies/company.schema.ts';
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
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { CompanyDialog, type CompanyDialogName } from './company-dialog.tsx';

/** What is known of a company, and what can be done with it. */
export function CompanyView({ company, back }: { company: Company; back: ReactNode }) {
  const say = useTexts('companies');
  const { today } = useSession();
  const [dialog, setDialog] = useState<CompanyDialogName | null>(null);
  // Contractors keep their addresses and cannot be deleted (spec 1 §6).
  const isFixed = isContractor(company.type);
  const { name, agreements } = company;
  return (
    <>
      <PageHeader
        back={back}
        title={isFixed ? say('subContractor', { name }) : name}
        actions={
          <>
            <LinkButton to={`/bedrifter/${company.id}/historikk`}>{say('history')}</LinkButton>
            {!isFixed && (
              <Button icon="trash" onClick={() => setDialog({ is: 'delete-company' })}>
                {say('deleteCompany')}
              </Button>
            )}
          </>
        }
      />
      <div className="grid gap-6">
        <Card title={say('info')}>
          <DescriptionList
            columns={3}
            items={[
              { term: say('customerNumber'), value: company.customerNumber },
              { term: say('organisationNumber'), value: company.organisationNumber },
            ]}
          />
        </Card>
        <AddressCard
          addresses={addressesOf(company.addresses)}
          onEdit={isFixed ? undefined : () => setDialog({ is: 'change-addresses' })}
        />
        <AgreementCard
          rows={agreements.map((agreement) => ({
            ...agreement,
            isExpired: !isAgreementValid(agreement, today),
          }))}
          onNew={() => setDialog({ is: 'create-agreement' })}
          onEdit={(agreement) => setDialog({ is: 'change-agreement', agreement })}
          onDelete={(agreement) => setDialog({ is: 'delete-agreement', agreement })}
        />
      </div>
      {dialog && (
        <CompanyDialog dialog={dialog} company={company} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
