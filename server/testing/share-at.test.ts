import { expect, it } from 'vitest';
import { shareAt } from './share-at.ts';

const all = ['a', 'b', 'c', 'd', 'e'];

it.each([
  [0, ['a', 'd']],
  [1, ['b', 'e']],
  [2, ['c']],
  [3, ['a', 'd']],
])('has in turn %i the share %j', (turn, share) => {
  expect(shareAt(all, { shares: 3, turn })).toEqual(share);
});

it.each([Number.NaN, -1, 0.5])('refuses the turn %d, which would have nothing', (turn) => {
  expect(() => shareAt(all, { shares: 3, turn })).toThrow('no turn of a sweep');
});

it('has all in as many turns as there are shares', () => {
  const shares = [7, 8, 9].flatMap((turn) => shareAt(all, { shares: 3, turn }));
  expect(shares.toSorted()).toEqual(all);
});
