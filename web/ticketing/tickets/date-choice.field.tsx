import { linkClass } from '#platform/design/buttons/link.tsx';
import { classNames } from '#platform/design/class-names.ts';
import { LazyDatePicker } from '#platform/design/dates/lazy-date-picker.tsx';
import type { FieldProps } from '#platform/design/fields/field-props.ts';
import { Select } from '#platform/design/fields/select.tsx';
import { formatLongDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { QuickDayField } from './quick-day.field.tsx';

interface DateChoiceFieldProps extends FieldProps<Temporal.PlainDate | null> {
  choices: readonly Temporal.PlainDate[];
  /** Allows any date from `freeFrom`, too. */
  arbitraryDates: boolean;
  freeFrom: Temporal.PlainDate;
  /** The last free date: then the choices are offered beside them. */
  until?: Temporal.PlainDate | undefined;
}

/**
 * A date among those that the rules offer. If the company may select freely, also any date from a day;
 * a choice before that then has a button of its own, because nobody looks for it in the calendar.
 */
export function DateChoiceField(props: DateChoiceFieldProps) {
  const { choices, arbitraryDates, freeFrom, until, value, onChange, ...field } = props;
  const t = useTexts('tickets');
  const language = usePageLanguage();
  if (until) {
    return (
      <QuickDayField
        {...field}
        value={value}
        onChange={onChange}
        choices={choices}
        min={freeFrom}
        max={until}
      />
    );
  }
  if (arbitraryDates) {
    const isEarlier = (date: Temporal.PlainDate) => Temporal.PlainDate.compare(date, freeFrom) < 0;
    const earlier = choices.filter(isEarlier);
    return (
      <div>
        <LazyDatePicker
          {...field}
          min={earlier[0] ?? freeFrom}
          isUnavailable={(date) => isEarlier(date) && !earlier.some((one) => one.equals(date))}
          value={value}
          onChange={onChange}
        />
        {earlier.map((date) => (
          <button
            key={date.toString()}
            type="button"
            className={classNames(linkClass, 'mt-1.5 block text-small')}
            onClick={() => onChange(date)}
          >
            {t('pickEarlierDate', { date: formatLongDate(date, language) })}
          </button>
        ))}
      </div>
    );
  }
  return (
    <Select
      {...field}
      // A refused date is no choice any more.
      value={choices.some((date) => value?.equals(date)) ? String(value) : null}
      onChange={(text) => onChange(Temporal.PlainDate.from(text))}
      options={choices.map((date) => ({
        value: date.toString(),
        label: formatLongDate(date, language),
      }))}
    />
  );
}
