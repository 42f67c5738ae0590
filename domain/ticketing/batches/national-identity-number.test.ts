import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutIdentityNumbers } from './national-identity-number.rules.ts';

/** A number with both check digits, from its first nine digits; null where there is none. The first may be made wrong. */
function numberFrom(nine: string, error = 0): string | null {
  const sum = (digits: string, weights: readonly number[]) =>
    weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  const first = (11 - (sum(nine, [3, 7, 6, 1, 8, 9, 4, 5, 2]) % 11) + error) % 11;
  const second = (11 - (sum(`${nine}${first}`, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return first > 9 || second > 9 ? null : `${nine}${first}${second}`;
}

/** A number of a day and month, month numbers of D-numbers and test persons included. */
function numberOf(dayAndMonth: string): string {
  const numbers = Array.from({ length: 100 }, (_, end) =>
    numberFrom(`${dayAndMonth}${10_000 + end}`),
  );
  return numbers.find((number) => number !== null) ?? '';
}

describe('a national identity number', () => {
  // Invented; the month of a test person is raised by 80.
  it.each([
    ['15817012326', 'a test person'],
    ['01010050053', 'a person'],
    ['41010050047', 'a D-number'],
  ])('%s, %s, is valid as it stands in the test', (number) => {
    expect(numberFrom(number.slice(0, 9))).toBe(number);
  });

  it.each([
    ['01010050053', ''],
    ['010100 50053', ''],
    ['010100-50053', ''],
    ['010100.50053', ''],
    ['1010050053', ''],
    ['Kari 01010050053', 'Kari '],
    ['41010050047', ''],
    ['(01010050053)', '()'],
  ])('in %j leaves %j', (text, rest) => {
    expect(withoutIdentityNumbers(text)).toBe(rest);
  });

  it.each([
    '01010050054',
    '4741234567',
    '+4701010050053',
    '010100500530',
    '412 34 567',
    '4711',
    '',
  ])('is not in %j', (text) => {
    expect(withoutIdentityNumbers(text)).toBe(text);
  });

  it.each(['01', '09', '10', '12', '41', '49', '50', '52', '81', '89', '90', '92'])(
    'of month %s is found where a spreadsheet has taken the zero before its day',
    (month) => {
      expect(withoutIdentityNumbers(numberOf(`01${month}`).slice(1))).toBe('');
    },
  );

  it.each(['0100', '0113', '0140', '0153', '0160', '0180', '0193', '0001'])(
    'does not begin with %s where a spreadsheet has taken the zero',
    (dayAndMonth) => {
      const digits = numberOf(dayAndMonth).slice(1);
      expect(digits).toHaveLength(10);
      expect(withoutIdentityNumbers(digits)).toBe(digits);
    },
  );

  it('is found whatever it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (nine) => {
        const number = numberFrom(nine);
        if (number === null) return;
        expect(withoutIdentityNumbers(number)).toBe('');
        const place = Number(nine) % 11;
        const digit = (Number(number[place]) + 1) % 10;
        const other = `${number.slice(0, place)}${digit}${number.slice(place + 1)}`;
        expect(withoutIdentityNumbers(other)).toBe(other);
      }),
    );
  });

  it('is none when its first check digit is wrong, though the second is right', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), fc.integer({ min: 1, max: 10 }), (nine, error) => {
        const number = numberFrom(nine, error) ?? '';
        expect(withoutIdentityNumbers(number)).toBe(number);
      }),
    );
  });

  it('is never a Norwegian mobile number, with its country or without', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[49]\d{7}$/), (phone) => {
        expect(withoutIdentityNumbers(phone)).toBe(phone);
        expect(withoutIdentityNumbers(`47${phone}`)).toBe(`47${phone}`);
      }),
      { numRuns: 2000 },
    );
  });
});
