// @vitest-environment happy-dom
import { phoneCountries } from '@takst/domain/platform/tenants/phone-country.ts';
import { cleanup, fireEvent, render, screen } from '#testing/dom.ts';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { PhoneField } from './phone-field.tsx';

beforeEach(() => pageFactsOf({ language: 'nb' }));
afterEach(cleanup);

function Form({ error, disabled }: { error?: string; disabled?: boolean }) {
  const [code, setCode] = useState('+47');
  const [phone, setPhone] = useState('');
  return (
    <>
      <PhoneField
        label="Mobil"
        name="phone"
        value={phone}
        onChange={setPhone}
        countryCode={code}
        onCountryCode={setCode}
        error={error}
        disabled={disabled}
      />
      <output>{`${code}|${phone}`}</output>
    </>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Mobil');
const savedValue = () => screen.getByRole('status').textContent;

test('a pasted number with its country is split and shown in groups', () => {
  render(<Form />);
  fireEvent.change(input(), { target: { value: '+47 41234567' } });
  expect(savedValue()).toBe('+47|41234567');
  expect(input().value).toBe('412\u00a034\u00a0567');
});

test('a pasted foreign number changes the country code', () => {
  render(<Form />);
  fireEvent.change(input(), { target: { value: '+46701234567' } });
  expect(savedValue()).toBe('+46|701234567');
});

test('a number of a country that the operator does not take is refused at once', () => {
  render(<Form />);
  fireEvent.change(input(), { target: { value: '+33 6 12 34 56 78' } });
  screen.getByText(/(disse landene|these countries): Nor(ge|way) \(\+47\), /);
  fireEvent.change(input(), { target: { value: '+46701234567' } });
  expect(screen.queryByText(/disse landene|these countries/)).toBeNull();
});

test('only countries of the operator can be chosen, and one that is there already', () => {
  render(<Form />);
  const codes = () =>
    screen.getAllByRole<HTMLOptionElement>('option').map(({ value: code }) => code);
  expect(codes()).toHaveLength(Object.keys(phoneCountries).length);
  expect(codes()).toEqual(expect.arrayContaining(['+47', '+46', '+48']));
  expect(codes()).not.toContain('+33');
  fireEvent.change(input(), { target: { value: '+33 6 12 34 56 78' } });
  expect(codes()).toContain('+33');
});

test('a digit that is written or deleted within a number leaves the caret where it was', () => {
  render(<Form />);
  fireEvent.change(input(), { target: { value: '41234567' } });
  const edit = (text: string, caret: number) => {
    input().value = text;
    input().setSelectionRange(caret, caret);
    fireEvent.input(input());
    return [input().value.replaceAll('\u00a0', ' '), input().selectionStart];
  };
  // '412 34 567' without its 2.
  expect(edit('41\u00a034\u00a0567', 2)).toEqual(['413 45 67', 2]);
  expect(edit('4139\u00a045\u00a067', 4)).toEqual(['413 94 567', 5]);
});

test('a disabled number has a disabled country', () => {
  render(<Form disabled />);
  const country = screen.getByLabelText<HTMLSelectElement>('Landkode');
  expect([input().disabled, country.disabled]).toEqual([true, true]);
});

test('a fault of the form is shown, unless the country itself is refused', () => {
  render(<Form error="Skriv nummeret" />);
  expect(screen.queryByText('Skriv nummeret')).not.toBeNull();
  fireEvent.change(input(), { target: { value: '+33 6 12 34 56 78' } });
  expect(screen.queryByText('Skriv nummeret')).toBeNull();
});

test('the countries are in the order of their names, each with its code', () => {
  render(<Form />);
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent ?? '');
  expect(names).toContain('Norge (+47)');
  expect(names).toEqual(names.toSorted(new Intl.Collator('nb').compare));
  fireEvent.change(screen.getByLabelText('Landkode'), { target: { value: '+46' } });
  expect(savedValue()).toBe('+46|');
});
