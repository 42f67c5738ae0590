import type { RosterClass } from '@takst/domain/ticketing/roster/roster.ts';
import { isPerhapsHalfAList } from '@takst/domain/ticketing/roster/roster-guards.rules.ts';
import { describe, expect, it } from 'vitest';
import { countsOf } from './roster-counts.ts';

const rowsOf = (name: RosterClass, rows: number, act: string | null = null) => ({
  class: name,
  act,
  subscriberId: name === 'joiner' ? null : 1,
  rows,
});

describe('the counts that say whether a list may be half of one', () => {
  it('have only those whom a list should have', () => {
    const counts = countsOf([
      rowsOf('leaver', 9, 'end'),
      rowsOf('unchanged', 11),
      rowsOf('never-leaver', 100),
    ]);
    expect(counts).toEqual({ people: 20, leavers: 9, joiners: 0 });
    expect(isPerhapsHalfAList(counts)).toBe(true);
  });

  it('have joiners who get a ticket, as others make up for nobody who leaves', () => {
    const around = [rowsOf('leaver', 12, 'end'), rowsOf('unchanged', 500)];
    const replaced = countsOf([...around, rowsOf('joiner', 40, 'order')]);
    expect(replaced.joiners).toBe(40);
    expect(isPerhapsHalfAList(replaced)).toBe(false);
    expect(isPerhapsHalfAList(countsOf([...around, rowsOf('joiner', 40)]))).toBe(true);
  });
});
