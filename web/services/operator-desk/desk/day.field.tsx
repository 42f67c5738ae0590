import type { ComponentProps } from 'react';
import { DatePicker } from '#platform/design/dates/date-picker.tsx';
import type { FieldProps } from '#platform/design/fields/field-props.ts';

type DayFieldProps = FieldProps<string> &
  Pick<ComponentProps<typeof DatePicker>, 'min' | 'description'>;

/** A day that its form keeps as ISO text, as drafts hold it; empty for none. */
export const DayField = ({ value, onChange, ...field }: DayFieldProps) => (
  <DatePicker
    {...field}
    value={value === '' ? null : Temporal.PlainDate.from(value)}
    onChange={(day) => onChange(day?.toString() ?? '')}
  />
);
