/** Props of every field; react-hook-form's `field` can be spread over them. */
export interface FieldProps<Value> {
  label: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  description?: string | undefined;
  /** The fault message; a field with one is invalid. */
  error?: string | undefined;
  /** Adds '(optional)' to the label; all other fields are required. */
  isOptional?: boolean | undefined;
}
