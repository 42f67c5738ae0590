import { useState } from 'react';
import { DatePicker } from '#platform/design/dates/date-picker.tsx';
import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import { Combobox } from '#platform/design/fields/combobox.tsx';
import { RadioCards } from '#platform/design/fields/radio-cards.tsx';
import { Select } from '#platform/design/fields/select.tsx';
import { TextArea } from '#platform/design/fields/text-area.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { formatPrice } from '#platform/design/format.ts';
import { PhoneField } from '#platform/design/phone/phone-field.tsx';
import { companies, products, zones } from './examples.ts';

export const fieldLabels = {
  name: 'First name',
  number: 'Employee number',
  mobile: 'Mobile',
  zone: 'Zone',
  company: 'Company',
  start: 'Start date',
  message: 'Message',
  product: 'Zones',
  isInformed: 'The employee is informed',
};

const emptyValues = {
  name: '',
  number: '',
  mobile: '',
  zone: null as string | null,
  company: null as string | null,
  start: null as Temporal.PlainDate | null,
  message: '',
  product: null as string | null,
  isInformed: false,
};
type ExampleValues = typeof emptyValues;

const filledValues: ExampleValues = {
  ...emptyValues,
  name: 'Ingrid',
  mobile: '41234567',
  zone: '2Ø',
  company: '1003',
  start: Temporal.PlainDate.from('2026-12-01'),
  product: 'Two zones',
  isInformed: true,
};

interface ExampleFieldsProps {
  /** Makes the field names of each set unique. */
  set: string;
  isFilled?: boolean;
  error?: string;
  disabled?: boolean;
}

/** One of each field, all in the same state. */
export function ExampleFields({ set, isFilled = false, error, disabled }: ExampleFieldsProps) {
  const [values, setValues] = useState(isFilled ? filledValues : emptyValues);
  const [code, setCode] = useState('+47');
  const field = <N extends keyof ExampleValues>(name: N) => ({
    name: `${set}-${name}`,
    label: fieldLabels[name],
    value: values[name],
    onChange: (value: ExampleValues[N]) => setValues({ ...values, [name]: value }),
    disabled,
    error,
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field('name')} />
      <TextField {...field('number')} description="As in the payroll system." isOptional />
      <PhoneField {...field('mobile')} countryCode={code} onCountryCode={setCode} />
      <Select {...field('zone')} description="Where the journey starts." options={zones} />
      <Combobox {...field('company')} description="Search by name or number." options={companies} />
      <DatePicker
        {...field('start')}
        description="From today, for half a year."
        min={Temporal.PlainDate.from('2026-11-21')}
        max={Temporal.PlainDate.from('2027-05-21')}
      />
      <TextArea {...field('message')} />
      <RadioCards
        {...field('product')}
        columns={3}
        cards={products.map(({ ore, ...card }) => ({ ...card, aside: formatPrice(ore) }))}
      />
      <Checkbox {...field('isInformed')} description="About their personal data." isRequired />
    </div>
  );
}
