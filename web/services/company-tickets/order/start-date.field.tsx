import {
  isStartPossible,
  startsUnder,
} from '@takst/domain/services/company-tickets/order-form.rules.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { DateChoiceField } from '#ticketing/tickets/date-choice.field.tsx';
import type { OrderFields } from '#services/company-tickets/offer/order-fields.ts';
import { useOffer } from '#services/company-tickets/offer/order-offer.ts';
import { useOrderField } from '#services/company-tickets/offer/use-order-field.ts';

/** The first day, among the dates that are offered under the agreement and possible for the person. */
export function StartDateField() {
  const { agreements, arbitraryDates, startDates, today } = useOffer();
  const { control } = useFormContext<OrderFields>();
  const [earliestStart, refusedStarts, agreementName] = useWatch({
    control,
    name: ['earliestStart', 'refusedStarts', 'agreementName'],
  });
  const agreement = agreements.find(({ id }) => String(id) === agreementName);
  const { value, onChange, ...field } = useOrderField('startDate');
  const isPossible = (date: Temporal.PlainDate) =>
    isStartPossible(date, { earliestStart, refusedStarts });
  const isTodayTooEarly = !isStartPossible(today, { earliestStart, refusedStarts: [] });
  return (
    <DateChoiceField
      {...field}
      arbitraryDates={arbitraryDates}
      freeFrom={isTodayTooEarly ? Temporal.PlainDate.from(earliestStart) : today}
      choices={startsUnder(agreement, startDates).filter(isPossible)}
      value={value === '' ? null : Temporal.PlainDate.from(value)}
      onChange={(date) => onChange(date?.toString() ?? '')}
    />
  );
}
