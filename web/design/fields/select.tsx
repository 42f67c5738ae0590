import { useDesignTexts } from '#design/use-design-texts.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field-props.ts';
import type { Option } from './option.ts';
import { SelectBox } from './select-box.tsx';

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
        <SelectBox
          {...control}
          value={value ?? ''}
          onChange={(event) => choose(event.target.value)}
          className={value === null ? 'text-ink-muted' : undefined}
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
        </SelectBox>
      )}
    </Field>
  );
}
