import { agreementLabel } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import { openQuestions, type OptionsOf } from '@takst/contract/ticketing/batches/batch-service.ts';
import { companyTicketOrders } from '@takst/contract/ticketing/batches/company-ticket-orders.ts';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import type { DraftOptions } from '#ticketing/batches/batch/batch-kit.ts';
import { SlashOrder } from '#ticketing/batches/draft/slash-order.tsx';
import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import { Select } from '#platform/design/fields/select.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DateChoiceField } from '#ticketing/tickets/date-choice.field.tsx';
import { offerFor, type OrderOffer } from '#services/company-tickets/offer/order-offer.ts';
import { companyProductsQuery, zonesQuery } from '#ticketing/tickets/offer/order.queries.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import { ManyOrdersContext } from './many-orders.ts';
import { ZoneOptions } from '#ticketing/tickets/order-zones/zone-options.tsx';

type OrderOptions = OptionsOf<typeof companyTicketOrders>;
type ChangeOptions = (changes: Partial<OrderOptions>) => void;

/** What counts for every row that says nothing else; a change checks the rows again. */
export function OrderOptionsForm({ totals, options, onChange }: DraftOptions) {
  const t = useTexts('batch-company-ticket-orders');
  const session = useSession();
  const { service } = useServicePages();
  const { Options } = useContext(ManyOrdersContext);
  const { data: zones } = useQuery(zonesQuery);
  const { data: products } = useQuery(companyProductsQuery(session.company.id));
  // The contract has parsed them by the schema of this service.
  const current = options as OrderOptions;
  const offer = zones && products && offerFor(session, { service, zones, products });
  const change: ChangeOptions = onChange;
  const optionProps = {
    options: current,
    onChange: change,
    isMissing: (column: string) =>
      openQuestions(companyTicketOrders, totals).some(({ columns }) => columns.includes(column)),
  };
  return (
    <Card title={t('defaultsTitle')}>
      {offer ? (
        <div className="grid gap-5">
          <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
            <ZoneOptions {...optionProps} offer={offer} />
            <StartOption {...optionProps} offer={offer} />
            <AgreementOption {...optionProps} offer={offer} />
          </div>
          <Options options={options} onChange={onChange} />
          <SlashOrder totals={totals} value={current.slashOrder} onChange={change} />
          <Checkbox
            name="hasNewNames"
            label={t('hasNewNames')}
            value={current.hasNewNames}
            onChange={(hasNewNames) => change({ hasNewNames })}
          />
        </div>
      ) : (
        <SkeletonLines lines={2} />
      )}
    </Card>
  );
}

type OptionProps = {
  offer: OrderOffer;
  options: OrderOptions;
  /** Rows lack it, and there is nothing to take instead. */
  isMissing: (column: string) => boolean;
  onChange: ChangeOptions;
};

function StartOption({ offer, options, isMissing, onChange }: OptionProps) {
  const t = useTexts('company-tickets');
  return (
    <DateChoiceField
      name="startDate"
      label={t('startDate')}
      arbitraryDates={offer.arbitraryDates}
      freeFrom={offer.today}
      choices={offer.startDates}
      value={options.startDate}
      error={isMissing('startDate') ? t('faultStartDate') : undefined}
      onChange={(startDate) => onChange({ startDate })}
    />
  );
}

function AgreementOption({ offer: { agreements }, options, isMissing, onChange }: OptionProps) {
  const t = useTexts('company-tickets');
  return (
    <Select
      name="agreementName"
      label={t('invoiceReference')}
      value={options.agreementName}
      error={isMissing('agreement') ? t('faultAgreement') : undefined}
      onChange={(agreementName) => onChange({ agreementName })}
      options={agreements.map((agreement) => ({
        value: String(agreement.id),
        label: agreementLabel(agreement),
      }))}
    />
  );
}
