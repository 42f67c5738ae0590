import { describe, expect, it } from 'vitest';
import { monthRuns } from './month-runs.ts';

describe('the costs of a unit by month', () => {
  it('name months in a row with the same cost once, and none without', () => {
    expect(monthRuns([747, 747, 0, 747, 735, null])).toEqual([
      { first: 0, last: 1, cost: 747 },
      { first: 3, last: 3, cost: 747 },
      { first: 4, last: 4, cost: 735 },
    ]);
    expect(monthRuns([0, null])).toEqual([]);
  });
});
