import { QuickDayField } from '#ticketing/tickets/quick-day.field.tsx';
import { quickStarts, startRange } from '#services/school-tickets/order/first-days.ts';
import type { SchoolOrderOffer } from '#services/school-tickets/order/school-order-offer.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

interface StartOptionProps {
  offer: SchoolOrderOffer;
  value: Temporal.PlainDate | null;
  error: string | undefined;
  onChange: (day: Temporal.PlainDate | null) => void;
}

/** The first day of all tickets of a list. */
export function StartOption({ offer, ...field }: StartOptionProps) {
  const t = useTexts('school-many');
  return (
    <QuickDayField
      {...field}
      name="startDate"
      label={t('startDate')}
      choices={quickStarts(offer.years)}
      {...startRange(offer)}
    />
  );
}
