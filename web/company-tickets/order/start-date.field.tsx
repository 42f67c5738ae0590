import { useFormContext, useWatch } from 'react-hook-form';
import { DateChoiceField } from '#tickets/date-choice.field.tsx';
import { isStartPossible, type OrderFields } from '#company-tickets/offer/order-fields.ts';
import { useOffer } from '#company-tickets/offer/order-offer.ts';
import { useOrderField } from '#company-tickets/offer/use-order-field.ts';

/** The first day, among the dates that are offered and possible for the person. */
export function StartDateField() {
  const { arbitraryDates, startDates, today } = useOffer();
  const { control } = useFormContext<OrderFields>();
  const [earliestStart, refusedStarts] = useWatch({
    control,
    name: ['earliestStart', 'refusedStarts'],
  });
  const { value, onChange, ...field } = useOrderField('startDate');
  const isPossible = (date: Temporal.PlainDate) =>
    isStartPossible(date, { earliestStart, refusedStarts });
  const isTodayTooEarly = !isStartPossible(today, { earliestStart, refusedStarts: [] });
  return (
    <DateChoiceField
      {...field}
      arbitraryDates={arbitraryDates}
      freeFrom={isTodayTooEarly ? Temporal.PlainDate.from(earliestStart) : today}
      choices={startDates.filter(isPossible)}
      value={value === '' ? null : Temporal.PlainDate.from(value)}
      onChange={(date) => onChange(date?.toString() ?? '')}
    />
  );
}
