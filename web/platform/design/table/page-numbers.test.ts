import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, '1'],
  [1, 5, '1 2 gap 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 9, '1 2 3 4 5 gap 9'],
  [6, 13, '1 gap 5 6 7 gap 13'],
  [13, 13, '1 gap 12 13'],
])('page %i of %i shows %s', (page, pages, offer) => {
  expect(pageNumbers(page, pages).join(' ')).toBe(offer);
});
