import type { ComponentProps } from 'react';
import { useFocusOnMount } from '../use-focus-on-mount.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field-props.ts';
import { controlClass } from './field-style.ts';

interface TextFieldProps
  extends
    FieldProps<string>,
    Pick<
      ComponentProps<'input'>,
      | 'type'
      | 'inputMode'
      | 'autoComplete'
      | 'autoCapitalize'
      | 'maxLength'
      | 'readOnly'
      | 'placeholder'
      | 'autoFocus'
    > {}

export function TextField(props: TextFieldProps) {
  const { label, description, error, isOptional, onChange, autoFocus = false, ...input } = props;
  const box = useFocusOnMount<HTMLInputElement>({ isWanted: autoFocus });
  const texts = { label, description, error, isOptional };
  return (
    <Field {...input} {...texts}>
      {(control) => (
        <input
          {...input}
          {...control}
          ref={box}
          onChange={(event) => onChange(event.target.value)}
          className={controlClass}
        />
      )}
    </Field>
  );
}
