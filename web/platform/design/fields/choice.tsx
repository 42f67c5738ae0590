import type { ComponentProps } from 'react';
import { Combobox } from './combobox.tsx';
import { Select } from './select.tsx';

/** More are found by typing. */
const maxInSelect = 20;

/** A choice among any number of things: a select of a few, a combobox of many. */
export function Choice<V extends string>(props: ComponentProps<typeof Select<V | ''>>) {
  const { options, onChange } = props;
  return options.length > maxInSelect ? (
    <Combobox {...props} onChange={(value) => onChange(value ?? '')} />
  ) : (
    <Select {...props} />
  );
}
