import { type CalendarDate, parseDate } from '@internationalized/date';
import { useImperativeHandle, useRef } from 'react';
import {
  Button,
  DateInput,
  DatePicker as AriaDatePicker,
  FieldError,
  Group,
  Label,
  Popover,
  Text,
} from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { DateCalendar } from './date-calendar.tsx';
import { DottedSegment } from './dotted-segment.tsx';
import { LabelText } from './field.tsx';
import type { FieldProps } from './field-props.ts';
import {
  controlGroupClass,
  descriptionClass,
  errorClass,
  groupFocusClass,
  invalidGroupClass,
  labelClass,
  popoverClass,
} from './field-style.ts';

interface DatePickerProps extends FieldProps<Temporal.PlainDate | null> {
  /** The first and the last date that may be picked. */
  min?: Temporal.PlainDate | undefined;
  max?: Temporal.PlainDate | undefined;
  /** Dates in between that may not be picked. */
  isUnavailable?: ((date: Temporal.PlainDate) => boolean) | undefined;
}

const toCalendar = (date: Temporal.PlainDate) => parseDate(date.toString());
const fromCalendar = (date: { toString(): string }) => Temporal.PlainDate.from(date.toString());

/** A date, typed as dd.mm.yyyy or picked from a month. */
export function DatePicker(props: DatePickerProps) {
  const { label, name, value, onChange, onBlur, ref, disabled = false, description, error } = props;
  const { isOptional = false, min, max, isUnavailable } = props;
  const input = useRef<HTMLDivElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      focus: () => input.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(),
    }),
    [],
  );

  return (
    <AriaDatePicker<CalendarDate>
      data-field={name}
      validationBehavior="aria"
      granularity="day"
      shouldForceLeadingZeros
      value={value && toCalendar(value)}
      onChange={(date) => onChange(date && fromCalendar(date))}
      {...(min && { minValue: toCalendar(min) })}
      {...(max && { maxValue: toCalendar(max) })}
      {...(isUnavailable && { isDateUnavailable: (date) => isUnavailable(fromCalendar(date)) })}
      {...(onBlur && { onBlur })}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      isRequired={!isOptional}
      className="min-w-0"
    >
      <Label className={labelClass}>
        <LabelText label={label} isOptional={isOptional} />
      </Label>
      <Group className={classNames(controlGroupClass, groupFocusClass, error && invalidGroupClass)}>
        <DateInput ref={input} className="flex flex-1 items-center px-3 tabular-nums">
          {(segment) => <DottedSegment segment={segment} />}
        </DateInput>
        <Button className="grid size-10.5 place-items-center rounded-ui hover:bg-hover">
          <Icon name="calendar" />
        </Button>
      </Group>
      {description && (
        <Text slot="description" elementType="p" className={descriptionClass}>
          {description}
        </Text>
      )}
      <FieldError elementType="p" className={errorClass}>
        {({ validationErrors }) => error ?? validationErrors.join(' ')}
      </FieldError>
      <Popover className={popoverClass}>
        <Dialog className="p-3 outline-none">
          <DateCalendar />
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
