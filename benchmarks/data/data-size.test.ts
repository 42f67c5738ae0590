import { expect, it } from 'vitest';
import { companiesIn, dataSizes, peopleIn } from './data-size.ts';

it('the data for the figures has 17,000 companies and a million people', () => {
  expect(companiesIn(dataSizes.large)).toBe(17_000);
  expect(peopleIn(dataSizes.large)).toBe(1_000_440);
});
