import { classNames } from '#design/class-names.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field-props.ts';
import { controlClass } from './field-style.ts';

/** A multi-line field that grows with its content. */
export function TextArea(props: FieldProps<string> & { maxLength?: number }) {
  return (
    <Field {...props}>
      {(control) => (
        <textarea
          {...control}
          rows={4}
          value={props.value}
          maxLength={props.maxLength}
          onChange={(event) => props.onChange(event.target.value)}
          className={classNames(controlClass, 'field-sizing-content min-h-24 py-2')}
        />
      )}
    </Field>
  );
}
