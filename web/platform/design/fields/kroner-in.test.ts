import { expect, it } from 'vitest';
import { kronerIn, oreIn, typedKroner } from './kroner-in.ts';

it.each([
  ['', undefined, null],
  ['  ', undefined, null],
  ['1 234,50', 1234.5, 123_450],
  ['1\u00a0234.5', 1234.5, 123_450],
  ['0', 0, 0],
  // 8,29 * 100 is a little less than 829.
  ['8,29', 8.29, 829],
  ['1,234', Number.NaN, Number.NaN],
  ['-5', Number.NaN, Number.NaN],
  ['ten', Number.NaN, Number.NaN],
  ['1,', Number.NaN, Number.NaN],
])('«%s» is %s kroner, %s øre', (typed, kroner, ore) => {
  expect(kronerIn(typed)).toBe(kroner);
  expect(oreIn(typed)).toBe(ore);
});

it('an amount that is there is typed with two decimals', () => {
  expect([123_450, 0, 5, null].map(typedKroner)).toEqual(['1234,50', '0,00', '0,05', '']);
});
