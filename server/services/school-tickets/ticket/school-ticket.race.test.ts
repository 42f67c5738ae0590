import { doDaysOverlap } from '@takst/domain/ticketing/tickets/held-ticket.rules.ts';
import { expect } from 'vitest';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { rowLock, slotLock } from '#testing/races/lock.ts';
import { outcomesOf } from '#testing/races/outcomes.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { newName, otherZones, placeOneEach, schoolCalls } from './test-school-calls.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

raceTest('two pupils get the name of one who has left', {
  prepare: async (portal) => {
    const wanted = { firstName: 'Elev', lastName: newName(), className: 'Q9' };
    const ended = (end: string) => ({
      phone: newPhone(),
      tickets: [{ end: day(end), isEnded: true }],
    });
    await placeOneEach(portal, [{ ...wanted, ...ended('2026-03-01') }]);
    // Ends that differ leave it to the lock: no constraint stands behind it.
    const ids = await placeOneEach(portal, [ended('2026-05-01'), ended('2026-05-02')]);
    return { wanted, ids };
  },
  operation: [
    (portal, { ids: [id = 0], wanted }) => schoolCalls(portal).edit(id, wanted),
    (portal, { ids: [, id = 0], wanted }) => schoolCalls(portal).edit(id, wanted),
  ],
  without: slotLock,
  holds: (_portal, _pupils, answers) =>
    expect(outcomesOf(answers)).toEqual(['CONFLICTING_TICKET', 'done']),
});

raceTest('new zones of a card that has neither number nor name: one ticket goes on', {
  prepare: async (portal) => {
    const nobody = { firstName: null, lastName: null, className: null } as const;
    const [id = 0] = await placeOneEach(portal, [{ ...nobody, card: 'requested' }]);
    return id;
  },
  // The second day stands before the end that the first call has set.
  operation: [
    (portal, id) => schoolCalls(portal).zones(id, { ...otherZones, startDate: '2026-03-31' }),
    (portal, id) => schoolCalls(portal).zones(id, { ...otherZones, startDate: '2026-03-30' }),
  ],
  // Nothing but its ticket is there to be locked: it has no slot.
  without: rowLock('tickets.ticket'),
  holds: async (portal, id, answers) => {
    expect(outcomesOf(answers)).toEqual(['ZONES_NOT_CHANGEABLE', 'done']);
    const { otherTickets, ...own } = await schoolCalls(portal).ticket(id);
    expect(otherTickets).toHaveLength(1);
    expect(otherTickets.some((other) => doDaysOverlap(own, other))).toBe(false);
  },
});
