import { type ReactNode, useId } from 'react';
import { classNames } from '#platform/design/class-names.ts';
import { FaultText, hintAttributes } from './field.tsx';
import type { FieldProps } from './field-props.ts';
import { errorClass, tickClass } from './field-style.ts';

interface CheckboxProps extends Omit<FieldProps<boolean>, 'label' | 'isOptional'> {
  label: ReactNode;
  isRequired?: boolean;
}

/** A checkbox; its whole label can be pressed. */
export function Checkbox(props: CheckboxProps) {
  const { label, name, value, onChange, onBlur, disabled, description, error, isRequired } = props;
  const id = useId();
  return (
    <div data-field={name}>
      <label className="relative flex min-h-(--size-control) items-start gap-3 py-2">
        <input
          type="checkbox"
          name={name}
          checked={value}
          disabled={disabled}
          aria-required={isRequired}
          {...hintAttributes(id, props)}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
          className={classNames(
            'peer mt-0.5',
            tickClass,
            error && 'border-error ring-1 ring-error',
          )}
        />
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          className="pointer-events-none absolute top-2.5 left-0 hidden size-5 fill-none stroke-on-select stroke-2 peer-checked:block forced-colors:hidden"
        >
          <path d="m5 10.5 3.5 3.5L15 6.5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        <span>{label}</span>
      </label>
      {description && (
        <p id={`${id}-help`} className="-mt-1 pl-8 text-small text-ink-muted">
          {description}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={classNames(errorClass, 'mt-0 pl-8')}>
          <FaultText>{error}</FaultText>
        </p>
      )}
    </div>
  );
}
