import { unitFindings } from '@takst/domain/services/housing/unit-findings.rules.ts';
import { expect } from 'vitest';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { locks, rowLock, slotLock, upsertLock } from '#testing/races/lock.ts';
import { outcomesOf } from '#testing/races/outcomes.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { placePeople } from '#ticketing/tickets/test-tickets.store.ts';
import { changesAs } from '#services/company-tickets/employee/test-changes.ts';
import { testScope } from '#testing/test-scope.ts';
import { findSubscriber } from '#ticketing/subscribers/subscribers.public.ts';
import {
  association,
  chair,
  movesIn,
  newUnit,
  onTestDay,
  orderForResident,
  together,
} from '../test-housing.ts';

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

raceTest('somebody gets another name while they move on to another unit', {
  prepare: async (portal) => {
    const { number, moveOut } = movesIn(portal);
    const order = { employeeId: number, startDate: '2026-03-01', phone: newPhone() };
    const { json } = await orderForResident(portal, order);
    const { id: ticketId, subscriberId } = json as { id: number; subscriberId: number };
    return { number, moveOut, ticketId, subscriberId };
  },
  operation: [
    (portal, { ticketId, number: employeeId }) =>
      changesAs(portal, chair(portal)).rename(ticketId, {
        firstName: 'Karin',
        lastName: 'Nordmann',
        employeeId,
      }),
    (_portal, { subscriberId, moveOut }) =>
      moveOut({
        subscriberIds: [subscriberId],
        lastDay: '2026-03-31',
        endsOn: '2026-03-31',
        toUnit: newUnit(),
      }),
  ],
  without: slotLock,
  holds: async (portal, { subscriberId }, answers) => {
    expect(outcomesOf(answers)).toEqual(['done', 'done']);
    const scope = testScope([association(portal).id]);
    const resident = await findSubscriber(portal.database, scope, subscriberId);
    expect(resident).toMatchObject({ firstName: 'Karin' });
  },
});

const leaves = { lastDay: '2026-03-04', endsOn: '2026-03-31' } as const;

raceTest('somebody comes back to a unit while others move out and in', {
  prepare: async (portal) => {
    const unit = movesIn(portal);
    const [left, stays] = [await unit.resident(), await unit.resident()];
    await unit.liveTogether([left, stays]);
    await unit.moveOut({ subscriberIds: [left], ...leaves, toUnit: null });
    return { ...unit, left, stays };
  },
  operation: [
    (_portal, { undoMoveOut, left }) => undoMoveOut(left),
    (_portal, { moveIn, stays }) =>
      moveIn({
        movesInOn: '2026-03-05',
        occupants: [stays],
        existingResidents: { kind: 'move-out', ...leaves },
        order: { phone: newPhone() },
      }),
  ],
  // The two calls have no person in common, so no lock of a slot orders them.
  without: locks(upsertLock('housing.unit'), rowLock('housing.unit')),
  holds: (_portal, _unit, [back, moved]) => {
    expect(back.status).toBe(200);
    // Who comes back second is told of the other household, and who moves in second is refused.
    if (moved.status === 200) expect(back.json).toMatchObject({ households: 2 });
    else expect(moved.json).toMatchObject({ code: 'UNIT_OCCUPIED' });
  },
});
