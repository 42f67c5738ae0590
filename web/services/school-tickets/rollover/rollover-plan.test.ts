import { describe, expect, it } from 'vitest';
import { planOf, rowsOf } from './rollover-plan.ts';
import { testRollover } from './test-rollover.ts';

const namesIn = (pupils: readonly { readonly firstName: string | null }[]) =>
  pupils.map(({ firstName }) => firstName);

describe('the plan of the next school year', () => {
  it('counts each pupil by what happens', () => {
    const { lists, priceOre, withoutPrice, newCardFeesOre } = planOf(testRollover, new Set());
    expect(
      Object.fromEntries(Object.entries(lists).map(([name, of]) => [name, namesIn(of)])),
    ).toEqual({
      keeps: ['Leah', 'Odin', 'Ella'],
      newCards: ['Amina'],
      rights: ['Ella', 'Tiril'],
      ready: ['Leah', 'Odin', 'Amina', 'Ella'],
      leavers: ['Tiril'],
      others: ['Live'],
    });
    expect([priceOre, withoutPrice, newCardFeesOre]).toEqual([3 * 377_00, 1, 5000]);
  });

  it('leaves out who is ticked as a leaver, and never who gets nothing anyway', () => {
    const plan = planOf(testRollover, new Set([21, 26]));
    expect(namesIn(plan.lists.ready)).toEqual(['Odin', 'Amina', 'Ella']);
    expect(namesIn(plan.lists.leavers)).toEqual(['Leah', 'Tiril']);
    expect(namesIn(plan.lists.others)).toEqual(['Live']);
    const eight = plan.classes.find(({ move }) => move.from === '8A');
    expect([eight?.moving, eight?.leavers, eight?.pupils.length]).toEqual([2, 1, 4]);
    expect(plan.priceOre).toBe(2 * 377_00);
  });

  it('counts no new card, and no fee, for who is ticked as a leaver', () => {
    const { lists, newCardFeesOre } = planOf(testRollover, new Set([23]));
    expect([namesIn(lists.newCards), newCardFeesOre]).toEqual([[], 0]);
  });

  it('sends what is on the screen: a row for each pupil, in the class to which theirs moves', () => {
    expect(rowsOf(planOf(testRollover, new Set([22])))).toEqual([
      { ticketId: '21', firstName: 'Leah', lastName: 'Aune', className: '9A' },
      { ticketId: '23', firstName: 'Amina', lastName: 'Aune', className: '9A' },
      { ticketId: '24', firstName: 'Ella', lastName: 'Aune', className: '2A' },
    ]);
  });
});
