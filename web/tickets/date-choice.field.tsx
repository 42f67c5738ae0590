import { lazy, Suspense } from 'react';
import type { FieldProps } from '#design/fields/field-props.ts';
import { Select } from '#design/fields/select.tsx';
import { formatLongDate } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { Skeleton } from '#design/page/skeleton.tsx';

// Lazy: few companies may select any date.
const DatePicker = lazy(async () => ({
  default: (await import('#design/dates/date-picker.tsx')).DatePicker,
}));

interface DateChoiceFieldProps extends FieldProps<Temporal.PlainDate | null> {
  choices: readonly Temporal.PlainDate[];
  /** Allows any date from today instead of the choices. */
  arbitraryDates: boolean;
  today: Temporal.PlainDate;
}

/**
 * A date among those that the rules offer, or any date from today if the company may select freely.
 */
export function DateChoiceField(props: DateChoiceFieldProps) {
  const { choices, arbitraryDates, today, value, onChange, ...field } = props;
  const language = usePageLanguage();
  if (arbitraryDates) {
    return (
      <Suspense fallback={<Skeleton className="mt-6.5 h-11 w-full" />}>
        <DatePicker {...field} min={today} value={value} onChange={onChange} />
      </Suspense>
    );
  }
  return (
    <Select
      {...field}
      value={value?.toString() ?? null}
      onChange={(text) => onChange(Temporal.PlainDate.from(text))}
      options={choices.map((date) => ({
        value: date.toString(),
        label: formatLongDate(date, language),
      }))}
    />
  );
}
