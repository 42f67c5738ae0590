import { QuickDayField } from '#ticketing/tickets/quick-day.field.tsx';
import { quickStarts, startRange } from './first-days.ts';
import { dateIn } from './school-order-fields.ts';
import { useSchoolOffer } from './school-order-offer.ts';
import { useSchoolOrderField } from './use-school-order-field.ts';

/** The first day: within the bounds of a school year that may be ordered today (spec 3 §5). */
export function FirstDayField() {
  const offer = useSchoolOffer();
  const { value, onChange, ...field } = useSchoolOrderField('startDate');
  return (
    <QuickDayField
      {...field}
      choices={quickStarts(offer.years)}
      {...startRange(offer)}
      value={dateIn(value)}
      onChange={(date) => onChange(date?.toString() ?? '')}
    />
  );
}
