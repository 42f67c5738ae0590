import type { Ref } from 'react';

/** The ref that a form library needs to move the focus to a field. */
export interface FocusTarget {
  focus(): void;
}

/**
 * Props of every field. `name`, `value`, `onChange`, `onBlur`, `ref` and `disabled` are those of
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
  /** The fault message; a field with one is invalid. */
  error?: string | undefined;
  /** Adds '(optional)' to the label; all other fields are required. */
  isOptional?: boolean | undefined;
}
