// @vitest-environment happy-dom
import { phoneCountries } from '@takst/domain/platform/tenants/phone-country.ts';
import { cleanup, fireEvent, render, screen } from '#testing/dom.ts';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { PhoneField } from './phone-field.tsx';

beforeEach(() => pageFactsOf({ language: 'nb' }));
afterEach(cleanup);

function Form() {
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
