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
  return (
    <Field {...props}>
      {(control) => (
        <SelectBox
          {...control}
          value={value}
          onChoose={onChange}
          options={options}
          placeholder={placeholder}
        />
      )}
    </Field>
  );
}
