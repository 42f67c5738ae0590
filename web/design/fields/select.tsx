import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { useDesignTexts } from '#design/use-design-texts.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field-props.ts';
import { controlClass } from './field-style.ts';
import type { Option } from './option.ts';

interface SelectProps<V extends string> extends Omit<FieldProps<V | null>, 'onChange'> {
  onChange: (value: V) => void;
  options: readonly Option<V>[];
  placeholder?: string | undefined;
}

/**
 * The native select: every phone and screen reader supports it, and it needs no library. With more than
 * about twenty options use a combobox.
 */
export function Select<V extends string>(props: SelectProps<V>) {
  const { value, onChange, options, placeholder } = props;
  const t = useDesignTexts();

  function choose(newValue: string) {
    const option = options.find((candidate) => candidate.value === newValue);
    if (option) onChange(option.value);
  }

  return (
    <Field {...props}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            value={value ?? ''}
            onChange={(event) => choose(event.target.value)}
            className={classNames(
              controlClass,
              // Firefox and Safari do not wrap it and end it with an ellipsis.
              'appearance-none overflow-hidden py-2 pr-9 text-ellipsis whitespace-normal',
              value === null && 'text-ink-muted',
            )}
          >
            <option value="" disabled hidden>
              {placeholder ?? t('chooseOne')}
            </option>
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.isDisabled}
                className="text-ink disabled:text-ink-muted"
              >
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-muted"
          />
        </div>
      )}
    </Field>
  );
}
