import { DatePicker } from '#design/dates/date-picker.tsx';
import { Select } from '#design/fields/select.tsx';
import { formatLongDate } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { useTexts } from '#texts/use-texts.ts';
import { useOffer } from './order-offer.ts';
import { useOrderField } from './use-order-field.ts';

/** One of the dates that the rules offer, or any day from today where the company may choose freely. */
export function StartDateField() {
  const say = useTexts('company-tickets');
  const language = usePageLanguage();
  const { arbitraryDates, startDates, today } = useOffer();
  const { value, onChange, ...field } = useOrderField('startDate');
  const words = { label: say('startDate'), description: say('startDateHelp') };
  if (arbitraryDates) {
    return (
      <DatePicker
        {...field}
        {...words}
        min={today}
        value={value === '' ? null : Temporal.PlainDate.from(value)}
        onChange={(date) => onChange(date?.toString() ?? '')}
      />
    );
  }
  return (
    <Select
      {...field}
      {...words}
      value={value === '' ? null : value}
      onChange={onChange}
      options={startDates.map((date) => ({
        value: date.toString(),
        label: formatLongDate(date, language),
      }))}
    />
  );
}
