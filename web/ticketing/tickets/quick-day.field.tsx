import { useEffect, useEffectEvent, useState } from 'react';
import { linkClass } from '#platform/design/buttons/link.tsx';
import { classNames } from '#platform/design/class-names.ts';
import { LazyDatePicker } from '#platform/design/dates/lazy-date-picker.tsx';
import type { FieldProps } from '#platform/design/fields/field-props.ts';
import { focusField } from '#platform/design/fields/focus-field.ts';
import { Select } from '#platform/design/fields/select.tsx';
import { formatLongDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

interface QuickDayFieldProps extends FieldProps<Temporal.PlainDate | null> {
  /** The quick choices (spec 3 §5). */
  choices: readonly Temporal.PlainDate[];
  min: Temporal.PlainDate;
  max: Temporal.PlainDate;
}

const otherDay = 'other';

/** A day: a quick choice, or a date that is typed or found in the calendar (spec 3 §5). */
export function QuickDayField({ choices, min, max, ...field }: QuickDayFieldProps) {
  const { value, onChange } = field;
  const t = useTexts('tickets');
  const language = usePageLanguage();
  const isQuick = value !== null && choices.some((day) => day.equals(value));
  const [{ isTyped, isSwitched }, setWay] = useState({
    isTyped: value !== null && !isQuick,
    isSwitched: false,
  });
  const focusIfSwitched = () => {
    if (isSwitched) focusField(field.name);
  };
  const focusChoices = useEffectEvent(() => !isTyped && focusIfSwitched());
  useEffect(() => void focusChoices(), [isTyped]);
  const show = (typed: boolean) => setWay({ isTyped: typed, isSwitched: true });

  if (isTyped) {
    return (
      <div>
        <LazyDatePicker {...field} min={min} max={max} onShown={focusIfSwitched} />
        <button
          type="button"
          className={classNames(linkClass, 'mt-1.5 block text-left text-small')}
          onClick={() => {
            if (!isQuick) onChange(choices[0] ?? null);
            show(false);
          }}
        >
          {t('quickDays')}
        </button>
      </div>
    );
  }
  return (
    <Select
      {...field}
      value={isQuick ? value.toString() : null}
      onChange={(text) =>
        text === otherDay ? show(true) : onChange(Temporal.PlainDate.from(text))
      }
      options={[
        ...choices.map((day) => ({
          value: day.toString(),
          label: formatLongDate(day, language, min),
        })),
        { value: otherDay, label: t('otherDay') },
      ]}
    />
  );
}
