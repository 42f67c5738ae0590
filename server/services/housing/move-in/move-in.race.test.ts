import { unitFindings } from '@takst/domain/services/housing/unit-findings.rules.ts';
import { expect } from 'vitest';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { locks, rowLock, slotLock, upsertLock } from '#testing/races/lock.ts';
import { outcomesOf } from '#testing/races/outcomes.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { placePeople } from '#ticketing/tickets/test-tickets.store.ts';
import { movesIn, onTestDay, together } from '../test-housing.ts';

raceTest('two people move into one unit', {
  prepare: async (portal) => {
    const unit = movesIn(portal);
    const phones = [newPhone(), newPhone()];
    await placePeople(portal.database, phones);
    return { unit, before: await unit.resident(), phones };
  },
  operation: [
    (_portal, { unit, before, phones: [phone = ''] }) =>
      unit.moveIn({ occupants: [before], existingResidents: together, order: { phone } }),
    (_portal, { unit, before, phones: [, phone = ''] }) =>
      unit.moveIn({ occupants: [before], existingResidents: together, order: { phone } }),
  ],
  without: locks(upsertLock('housing.unit'), rowLock('housing.unit'), slotLock),
  holds: async (_portal, { unit }, answers) => {
    expect(outcomesOf(answers)).toEqual(['UNIT_OCCUPIED', 'done']);
    const people = await unit.people();
    expect([...unitFindings(people, onTestDay)]).toEqual([]);
    expect(people).toHaveLength(2);
  },
});
