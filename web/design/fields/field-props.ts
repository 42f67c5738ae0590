import type { Ref } from 'react';

/** What a form library asks of a field's ref: to move the focus there. */
export interface FocusTarget {
  focus(): void;
}

/**
 * What every field takes. `name`, `value`, `onChange`, `onBlur`, `ref` and `disabled` are those of
 * react-hook-form's Controller, so `{...field}` can be spread as it is.
 */
export interface FieldProps<Value> {
  label: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  ref?: Ref<FocusTarget> | undefined;
  disabled?: boolean | undefined;
  description?: string | undefined;
  /** The text of what is wrong; a field with one is invalid. */
  error?: string | undefined;
  /** Adds '(optional)' to the label; everything else has to be filled in. */
  isOptional?: boolean | undefined;
}
