import { lazy, useRef, useState } from 'react';
import { IconButton } from '#platform/design/buttons/icon-button.tsx';
import { classNames } from '#platform/design/class-names.ts';
import { Field } from '#platform/design/fields/field.tsx';
import type { FieldProps } from '#platform/design/fields/field-props.ts';
import {
  controlGroupClass,
  groupFocusClass,
  invalidGroupClass,
} from '#platform/design/fields/field-style.ts';
import { WhenLoaded } from '#platform/design/page/when-loaded.tsx';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { useTypedDate } from './use-typed-date.ts';

interface DatePickerProps extends FieldProps<Temporal.PlainDate | null> {
  /** First and last selectable date of the calendar; the form validates typed dates. */
  min?: Temporal.PlainDate | undefined;
  max?: Temporal.PlainDate | undefined;
  /** Dates between min and max that cannot be selected. */
  isUnavailable?: ((date: Temporal.PlainDate) => boolean) | undefined;
}

// Most users type the date, so the calendar is loaded on demand.
const loadCalendar = () => import('./calendar-popover.tsx');
const CalendarPopover = lazy(loadCalendar);

/** A date field: typed as dd.mm.yyyy or selected in a calendar. */
export function DatePicker(props: DatePickerProps) {
  const { label, value, onChange, onBlur, disabled, error, min, max, isUnavailable } = props;
  const t = useDesignTexts();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const textInput = useTypedDate(value, onChange);
  // Enter submits the form without leaving the field.
  const isUnreadable = textInput.isUnreadable && (textInput.wasBlurred || error !== undefined);
  const fault = isUnreadable ? t('dateUnreadable') : error;

  return (
    <Field {...props} error={fault}>
      {(control) => (
        <div
          ref={box}
          data-disabled={disabled || undefined}
          className={classNames(controlGroupClass, groupFocusClass, fault && invalidGroupClass)}
        >
          <input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            placeholder={t('datePattern')}
            value={textInput.text}
            onChange={(event) => textInput.type(event.target.value)}
            onBlur={() => {
              textInput.leave();
              onBlur?.();
            }}
            className="min-w-0 flex-1 bg-transparent px-3 tabular-nums outline-none placeholder:text-ink-muted"
          />
          <IconButton
            icon="calendar"
            label={t('pickDate')}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabled={disabled}
            onPointerEnter={() => void loadCalendar()}
            onFocus={() => void loadCalendar()}
            onClick={() => setOpen(true)}
            className="-my-px -mr-px"
          />
          {isOpen && (
            <WhenLoaded>
              <CalendarPopover
                label={label}
                anchor={box}
                date={value}
                min={min}
                max={max}
                isUnavailable={isUnavailable}
                onPick={textInput.pick}
                onClose={() => setOpen(false)}
              />
            </WhenLoaded>
          )}
        </div>
      )}
    </Field>
  );
}
