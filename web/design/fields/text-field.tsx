import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import type { FieldProps } from './field-props.ts';
import { controlClass } from './field-style.ts';

interface TextFieldProps
  extends
    FieldProps<string>,
    Pick<
      ComponentProps<'input'>,
      'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'readOnly' | 'placeholder' | 'autoFocus'
    > {}

/** A single-line text field. */
export function TextField(props: TextFieldProps) {
  // Only the rest are attributes of the input.
  const { label, description, error, isOptional, onChange, ...input } = props;
  return (
    <Field {...props}>
      {(control) => (
        <input
          {...input}
          {...control}
          onChange={(event) => onChange(event.target.value)}
          className={controlClass}
        />
      )}
    </Field>
  );
}
