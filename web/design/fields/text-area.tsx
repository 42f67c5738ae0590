import { useImperativeHandle, useRef } from 'react';
import { classNames } from '#design/class-names.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field-props.ts';
import { controlClass } from './field-style.ts';

/** A multi-line field that grows with its content. */
export function TextArea({
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
  maxLength,
}: FieldProps<string> & { maxLength?: number }) {
  const control = useRef<HTMLTextAreaElement>(null);
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
        <textarea
          {...attributes}
          ref={control}
          rows={4}
          value={value}
          maxLength={maxLength}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          className={classNames(controlClass, 'field-sizing-content min-h-24 py-2')}
        />
      )}
    </Field>
  );
}
