import { useState } from 'react';
import { DatePicker } from '#design/dates/date-picker.tsx';
import { Combobox } from '#design/fields/combobox.tsx';
import { Select } from '#design/fields/select.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { PhoneField } from '#design/phone/phone-field.tsx';
import { companies, zones } from './examples.ts';
import { useGalleryTexts } from './use-gallery-texts.ts';

interface ExampleFieldsProps {
  /** Makes the field names of each set unique. */
  set: string;
  isFilled?: boolean;
  hasErrors?: boolean;
  disabled?: boolean;
}

/** One of each field, all in the same state. */
export function ExampleFields({ set, isFilled = false, hasErrors, disabled }: ExampleFieldsProps) {
  const texts = useGalleryTexts();
  const [name, setName] = useState(isFilled ? 'Ingrid' : '');
  const [number, setNumber] = useState('');
  const [code, setCode] = useState('+47');
  const [phone, setPhone] = useState(isFilled ? '41234567' : '');
  const [zone, setZone] = useState(isFilled ? '2Ø' : null);
  const [company, setCompany] = useState(isFilled ? '1003' : null);
  const [start, setStart] = useState(isFilled ? Temporal.PlainDate.from('2026-12-01') : null);
  const [message, setMessage] = useState('');
  const state = (field: string) => ({
    name: `${set}-${field}`,
    disabled,
    error: hasErrors ? texts.wrong : undefined,
  });

  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...state('first-name')} label={texts.firstName} value={name} onChange={setName} />
      <TextField
        name={`${set}-number`}
        disabled={disabled}
        label={texts.employeeNumber}
        description={texts.zoneHelp}
        isOptional
        value={number}
        onChange={setNumber}
      />
      <PhoneField
        {...state('mobile')}
        label={texts.mobile}
        value={phone}
        onChange={setPhone}
        countryCode={code}
        onCountryCode={setCode}
      />
      <Select
        {...state('zone')}
        label={texts.zone}
        description={texts.zoneHelp}
        options={zones}
        value={zone}
        onChange={setZone}
      />
      <Combobox
        {...state('company')}
        label={texts.company}
        description={texts.companyHelp}
        noHits={texts.noCompany}
        options={companies}
        value={company}
        onChange={setCompany}
      />
      <DatePicker
        {...state('start')}
        label={texts.start}
        description={texts.zoneHelp}
        min={Temporal.PlainDate.from('2026-11-21')}
        max={Temporal.PlainDate.from('2027-05-21')}
        value={start}
        onChange={setStart}
      />
      <TextArea {...state('message')} label={texts.message} value={message} onChange={setMessage} />
    </div>
  );
}
