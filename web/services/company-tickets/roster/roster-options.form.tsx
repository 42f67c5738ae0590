import { agreementLabel } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import type { OptionsOf } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { companyTicketRoster } from '@takst/contract/ticketing/batches/company-ticket-roster.ts';
import { Select } from '#platform/design/fields/select.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DateChoiceField } from '#ticketing/tickets/date-choice.field.tsx';
import { useOrderOffer } from '#services/company-tickets/offer/use-order-offer.ts';
import { useOfferedEnds } from '#ticketing/subscribers/dates/use-offered-ends.ts';
import { useLastDay } from '#ticketing/tickets/use-last-day.ts';
import { ZoneOptions } from '#ticketing/tickets/order-zones/zone-options.tsx';
import type { ComparisonOptions } from '#ticketing/roster/comparison-kit.ts';
import { WholeListField } from '#ticketing/roster/whole-list.field.tsx';

type RosterOptions = OptionsOf<typeof companyTicketRoster>;

/** Whether the list is whole, what joiners get, and when leavers end. */
export function RosterOptionsForm({ options, onChange }: ComparisonOptions) {
  const t = useTexts('roster');
  const tOwn = useTexts('batch-company-ticket-roster');
  const tTickets = useTexts('company-tickets');
  const offer = useOrderOffer();
  const lastDay = useLastDay(useOfferedEnds());
  // The contract has parsed them by the schema of this service.
  const current = options as RosterOptions;
  const change = (changes: Partial<RosterOptions>) => onChange({ ...current, ...changes });
  return (
    <Card title={t('optionsTitle')}>
      {offer ? (
        <div className="grid gap-5">
          <WholeListField
            whole={tOwn('wholeText')}
            part={tOwn('partText')}
            value={current.isWhole}
            onChange={(isWhole) => change({ isWhole })}
          />
          <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
            <ZoneOptions
              offer={offer}
              options={current}
              isMissing={() => false}
              onChange={change}
            />
            <DateChoiceField
              name="startDate"
              label={tTickets('startDate')}
              arbitraryDates={offer.arbitraryDates}
              freeFrom={offer.today}
              choices={offer.startDates}
              value={current.startDate}
              onChange={(startDate) => change({ startDate })}
            />
            <Select
              name="agreementName"
              label={tTickets('invoiceReference')}
              value={current.agreementName}
              onChange={(agreementName) => change({ agreementName })}
              options={offer.agreements.map((agreement) => ({
                value: String(agreement.id),
                label: agreementLabel(agreement),
              }))}
            />
            {current.isWhole && (
              <DateChoiceField
                {...lastDay.field}
                label={t('lastDay')}
                value={current.lastDay ?? lastDay.date}
                onChange={(day) => change({ lastDay: day })}
              />
            )}
          </div>
        </div>
      ) : (
        <SkeletonLines lines={3} />
      )}
    </Card>
  );
}
