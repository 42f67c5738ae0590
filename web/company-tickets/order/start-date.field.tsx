import { DateChoiceField } from '#tickets/date-choice.field.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { useOffer } from '#tickets/offer/order-offer.ts';
import { useOrderField } from '#tickets/offer/use-order-field.ts';

export function StartDateField() {
  const t = useTexts('company-tickets');
  const { arbitraryDates, startDates, today } = useOffer();
  const { value, onChange, ...field } = useOrderField('startDate');
  return (
    <DateChoiceField
      {...field}
      arbitraryDates={arbitraryDates}
      today={today}
      choices={startDates}
      description={t('startDateHelp')}
      value={value === '' ? null : Temporal.PlainDate.from(value)}
      onChange={(date) => onChange(date?.toString() ?? '')}
    />
  );
}
