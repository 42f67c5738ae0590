import type { OptionsOf } from '@takst/contract/ticketing/batches/batch-service.ts';
import { openQuestions } from '@takst/contract/ticketing/batches/batch-service.ts';
import { schoolTicketOrders } from '@takst/contract/services/school-tickets/order/school-ticket-orders.ts';
import { agreementLabel } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import type { DraftOptions } from '#ticketing/batches/batch/batch-kit.ts';
import { SlashOrder } from '#ticketing/batches/draft/slash-order.tsx';
import { Select } from '#platform/design/fields/select.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useLoadedSchoolOffer } from '#services/school-tickets/order/school-order-offer.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ZoneOptions } from '#ticketing/tickets/order-zones/zone-options.tsx';
import { StartOption } from './start-option.tsx';

type Options = OptionsOf<typeof schoolTicketOrders>;

/** What counts for every row that says nothing else; a change checks the rows again. */
export function SchoolOptionsForm({ totals, options, onChange }: DraftOptions) {
  const t = useTexts('school-many');
  const offer = useLoadedSchoolOffer();
  // The contract has parsed them by the schema of this service.
  const current = options as Options;
  const change: (changes: Partial<Options>) => void = onChange;
  const isOpen = (code: string) =>
    openQuestions(schoolTicketOrders, totals).some((question) => question.code === code);
  if (!offer) {
    return (
      <Card title={t('forAll')}>
        <SkeletonLines lines={2} />
      </Card>
    );
  }
  return (
    <Card title={t('forAll')}>
      <div className="grid gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
          <ZoneOptions
            offer={offer}
            options={current}
            isMissing={() => isOpen('ZONES_NOT_CHOSEN')}
            onChange={change}
          />
          <StartOption
            offer={offer}
            value={current.startDate}
            error={
              isOpen('START_DATE_NOT_OFFERED')
                ? t('startNotOffered')
                : isOpen('START_DATE_NOT_CHOSEN')
                  ? t('faultStart')
                  : undefined
            }
            onChange={(startDate) => change({ startDate })}
          />
          <Select
            name="agreementName"
            label={t('invoiceReference')}
            value={current.agreementName}
            error={isOpen('AGREEMENT_NOT_CHOSEN') ? t('faultAgreement') : undefined}
            onChange={(agreementName) => change({ agreementName })}
            options={offer.agreements.map((agreement) => ({
              value: String(agreement.id),
              label: agreementLabel(agreement),
            }))}
          />
        </div>
        <SlashOrder totals={totals} value={current.slashOrder} onChange={change} />
      </div>
    </Card>
  );
}
