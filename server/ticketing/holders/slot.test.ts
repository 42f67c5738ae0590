import type { Slot } from '@takst/domain/ticketing/holders/slot.ts';
import { describe, expect } from 'vitest';
import { databaseTestWith } from '#testing/database-test.ts';
import { findSlotKeys, lockSlots } from './slot.store.ts';

const databaseTest = databaseTestWith(async ({ database }) => ({
  lock: (slots: readonly Slot[], tenant: 'ruter' | 'akt' = 'ruter') =>
    database.transaction((tx) => lockSlots(tx, tenant, slots)),
  find: (slots: readonly Slot[], tenant: 'ruter' | 'akt' = 'ruter') =>
    database.transaction((tx) => findSlotKeys(tx, tenant, slots)),
}));
const pupil = { kind: 'pupil', companyId: 7, value: 'x' } as const;

describe('slots', () => {
  databaseTest('are one for a kind, a value and a company or operator', async (test) => {
    const slots: Slot[] = [
      pupil,
      { ...pupil, companyId: 8 },
      { ...pupil, companyId: null },
      { ...pupil, kind: 'card' },
      { ...pupil, value: 'y' },
    ];
    expect(await test.find(slots)).toEqual(slots.map(() => null));
    const keys = await test.lock(slots);
    expect(new Set(keys).size).toBe(slots.length);
    const [elsewhere = 0] = await test.lock([pupil], 'akt');
    expect(keys).not.toContain(elsewhere);
    // In the order of the list, each as often as it is asked for.
    const again = [...slots.toReversed(), pupil];
    const keysAgain = [...keys.toReversed(), keys[0]];
    expect(await test.lock(again)).toEqual(keysAgain);
    expect(await test.find(again)).toEqual(keysAgain);
    expect(await test.find([pupil], 'akt')).toEqual([elsewhere]);
  });
});
