import { classNames } from '#platform/design/class-names.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field-props.ts';
import { controlClass } from './field-style.ts';

/** A multi-line field that grows with its content, until it scrolls. */
export function TextArea(props: FieldProps<string> & { maxLength?: number; spellCheck?: boolean }) {
  return (
    <Field {...props}>
      {(control) => (
        <textarea
          {...control}
          rows={4}
          value={props.value}
          maxLength={props.maxLength}
          spellCheck={props.spellCheck}
          onChange={(event) => props.onChange(event.target.value)}
          className={classNames(controlClass, 'field-sizing-content max-h-72 min-h-24 py-2')}
        />
      )}
    </Field>
  );
}
