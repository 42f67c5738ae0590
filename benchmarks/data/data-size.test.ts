import { expect, it } from 'vitest';
import { companiesIn, dataSizes } from './data-size.ts';

it('the data for the figures has 17,000 companies and a million people', () => {
  const { large } = dataSizes;
  const people = large.groups.map((group) => group.companies * group.people);
  expect(companiesIn(large)).toBe(17_000);
  expect(people.reduce((sum, count) => sum + count)).toBe(1_000_440);
});
