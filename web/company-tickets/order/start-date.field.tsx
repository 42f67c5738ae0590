import { lazy, Suspense } from 'react';
import { Select } from '#design/fields/select.tsx';
import { formatLongDate } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { Skeleton } from '#design/page/skeleton.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { useOffer } from './order-offer.ts';
import { useOrderField } from './use-order-field.ts';

// Few companies choose freely; the others need not fetch what picks any day.
const DatePicker = lazy(async () => ({
  default: (await import('#design/dates/date-picker.tsx')).DatePicker,
}));

/** One of the dates that the rules offer, or any day from today where the company may choose freely. */
export function StartDateField() {
  const say = useTexts('company-tickets');
  const language = usePageLanguage();
  const { arbitraryDates, startDates, today } = useOffer();
  const { value, onChange, ...field } = useOrderField('startDate');
  const words = { label: say('startDate'), description: say('startDateHelp') };
  if (arbitraryDates) {
    return (
      <Suspense fallback={<Skeleton className="mt-6.5 h-11 w-full" />}>
        <DatePicker
          {...field}
          {...words}
          min={today}
          value={value === '' ? null : Temporal.PlainDate.from(value)}
          onChange={(date) => onChange(date?.toString() ?? '')}
        />
      </Suspense>
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
