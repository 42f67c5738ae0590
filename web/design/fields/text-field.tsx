import { type ComponentProps, useImperativeHandle, useRef } from 'react';
import { Field } from './field.tsx';
import type { FieldProps } from './field-props.ts';
import { controlClass } from './field-style.ts';

type InputAttributes = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'readOnly' | 'placeholder' | 'autoFocus'
>;

/** A single-line text field. */
export function TextField({
  label,
  name,
  value,
  onChange,
  onBlur,
  ref,
  disabled,
  description,
  error,
  isOptional,
  ...input
}: FieldProps<string> & InputAttributes) {
  const control = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => control.current?.focus() }), []);
  return (
    <Field
      label={label}
      name={name}
      description={description}
      error={error}
      isOptional={isOptional}
    >
      {(attributes) => (
        <input
          {...input}
          {...attributes}
          ref={control}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          className={controlClass}
        />
      )}
    </Field>
  );
}
