import { quickFreeDays } from '@takst/domain/services/free-tickets/free-dates.rules.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '#platform/texts/use-texts.ts';
import { QuickDayField } from '#ticketing/tickets/quick-day.field.tsx';
import { dateIn, type FreeOrderFields } from './free-order-fields.ts';
import { lastStart, useFreeOffer } from './free-order-offer.ts';
import { useFreeOrderField } from './use-free-order-field.ts';

/** The first day: one of the next, or any to six months ahead while the agreement of the department is valid. */
export function FirstDayField() {
  const t = useTexts('free-order');
  const offer = useFreeOffer();
  const { control } = useFormContext<FreeOrderFields>();
  const [medium, agreementNumber] = useWatch({ control, name: ['medium', 'agreementNumber'] });
  const { value, onChange, ...field } = useFreeOrderField('startDate');
  const last = lastStart(offer, agreementNumber);
  return (
    <QuickDayField
      {...field}
      description={medium === 'new-card' ? t('newCardStart') : undefined}
      choices={quickFreeDays(offer.today).filter(
        (day) => Temporal.PlainDate.compare(day, last) <= 0,
      )}
      min={offer.today}
      max={last}
      value={dateIn(value)}
      onChange={(date) => onChange(date?.toString() ?? '')}
    />
  );
}
