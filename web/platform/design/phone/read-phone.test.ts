import { expect, test } from 'vitest';
import { callingCodes } from './calling-codes.ts';
import { readPhone } from './read-phone.ts';

const norwegian = { phoneCountryCode: '+47', phone: '41234567' };

test.each([
  '41234567',
  '412 34 567',
  '+4741234567',
  '+47 412 34 567',
  '004741234567',
  '4741234567',
])('%s is the same Norwegian number', (text) => {
  expect(readPhone(text, '+47')).toEqual(norwegian);
});

test('a pasted number changes the country code', () => {
  expect(readPhone('+46 70-123 45 67', '+47')).toEqual({
    phoneCountryCode: '+46',
    phone: '701234567',
  });
  expect(readPhone('+358 40 1234567', '+47').phoneCountryCode).toBe('+358');
});

test('no input is lost while the country is unknown', () => {
  expect(readPhone('+3', '+47')).toEqual({ phoneCountryCode: '+47', phone: '+3' });
});

test('a number of another country keeps its first digits', () => {
  expect(readPhone('4712345678', '+46')).toEqual({ phoneCountryCode: '+46', phone: '4712345678' });
});

test('no calling code is a prefix of another', () => {
  const codes = callingCodes.map(({ code }) => code);
  const doubtful = codes.filter((code) =>
    codes.some((other) => other !== code && other.startsWith(code)),
  );
  expect(codes.length).toBeGreaterThan(200);
  expect(doubtful).toEqual([]);
});
