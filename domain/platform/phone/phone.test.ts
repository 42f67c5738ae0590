import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNorwegianMobile } from './phone.rules.ts';

describe('a Norwegian mobile number', () => {
  it.each(['41234567', '91234567', '40000000', '99999999'])('%s is one', (number) => {
    expect(isNorwegianMobile(number)).toBe(true);
  });

  it.each([
    ['22334455', 'a landline'],
    ['59000000', 'a number of machines'],
    ['4123456', 'a digit too few'],
    ['412345678', 'a digit too many'],
    ['4123 4567', 'typed in groups'],
    ['+4741234567', 'with its country'],
    ['41234567\n', 'with a line break'],
    ['４1234567', 'with another script’s digit'],
    ['', 'nothing'],
  ])('%s is none: %s', (number) => {
    expect(isNorwegianMobile(number)).toBe(false);
  });

  it('has eight digits and begins with 4 or 9, and every such number is one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
        const text = String(number);
        const expected = text.length === 8 && (text[0] === '4' || text[0] === '9');
        expect(isNorwegianMobile(text)).toBe(expected);
      }),
    );
  });
});
