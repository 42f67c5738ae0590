import { expect } from 'vitest';
import { orderIn } from '#services/company-tickets/test-order.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { locks, rowLock, slotLock } from '#testing/races/lock.ts';
import { raceTestOn } from '#testing/races/race-test.ts';
import { ticketServices } from '#app/areas/ticket-services.ts';
import { placeTickets } from '#services/school-tickets/ticket/test-school-calls.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { TicketService } from '../ticket/ticket-service.ts';
import { anonymiseAll, anonymiseOnce, placeOldTickets } from './test-anonymise.ts';
import { anonymiseEntries, dueTicketsOf } from './anonymise-tickets.ts';
import { erasers } from '#app/areas/erasers.ts';
import { ticketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import {
  anonymisedOf,
  brokenTickets,
  endLongAgo,
  isErased,
  unusedSlots,
} from './test-anonymise.store.ts';

/** Nothing of the world itself is due before a test. */
const raceTest = raceTestOn(portalTestWith({}, anonymiseAll));

raceTest('somebody orders for a phone whose last ticket is anonymised', {
  prepare: async (portal) => {
    const [old = { id: 0, phone: '' }] = await placeOldTickets(portal, 1);
    return { ...old, unused: await unusedSlots(portal.database) };
  },
  operation: [
    async (portal, { phone }) => (await orderIn(portal)({ phone })).status,
    (portal) => anonymiseOnce(portal),
  ],
  without: slotLock,
  holds: async (portal, { id, unused }, [status]) => {
    expect(status).toBe(200);
    await anonymiseAll(portal);
    expect(await brokenTickets(portal.database)).toEqual([]);
    expect(await anonymisedOf(portal.database, [id])).toEqual([id]);
    expect(await unusedSlots(portal.database)).toEqual(unused);
  },
});

raceTest('two processes anonymise one ticket', {
  prepare: async (portal) => {
    await placeOldTickets(portal, 1);
    const erased: number[] = [];
    const service: TicketService = {
      ...ticketServices['company-tickets'],
      erase: async (_tx, keys) => void erased.push(...keys.map(({ id }) => id)),
    };
    return { service, erased };
  },
  operation: (portal, { service }) => anonymiseOnce(portal, { service }),
  without: locks(slotLock, rowLock('tickets.ticket')),
  holds: (_portal, { erased }) => expect(erased).toHaveLength(1),
});

/** Two tickets of one pupil on a card without number and name: they have no slot that is locked first. */
async function placeWithoutSlots(portal: TestPortal): Promise<number[]> {
  const nobody = { firstName: null, lastName: null, className: null } as const;
  const tickets = [{ end: september }, { start: september.add({ days: 1 }) }];
  const [ids = []] = await placeTickets(portal, [{ ...nobody, card: 'requested', tickets }]);
  await endLongAgo(portal.database, ids);
  return ids;
}
const september = Temporal.PlainDate.from('2025-09-30');

raceTest('two processes anonymise one ticket that has no slot', {
  prepare: async (portal) => {
    await placeWithoutSlots(portal);
    const erased: number[] = [];
    const service: TicketService = {
      ...ticketServices['school-tickets'],
      erase: async (_tx, keys) => void erased.push(...keys.map(({ id }) => id)),
    };
    return { service, erased };
  },
  operation: (portal, { service }) => anonymiseOnce(portal, { service }),
  without: rowLock('tickets.ticket', 'for update of ticket'),
  holds: (_portal, { erased }) => expect(erased).toHaveLength(2),
});

/** Anonymises one ticket alone, as where more are due than one process takes at once. */
const anonymiseAlone = ({ database, clock }: TestPortal, ticketId: number) => {
  const due = dueTicketsOf(ticketServices['school-tickets']);
  const entries: typeof due = {
    ...due,
    find: async (tx, today, max) =>
      (await due.find(tx, today, max)).filter(({ id }) => id === ticketId),
  };
  return database.transaction((tx) =>
    anonymiseEntries(tx, erasers, {
      entries,
      today: clock.today(),
      now: clock.now(),
      maxTickets: 1_000,
    }),
  );
};

raceTest('two processes anonymise the last two tickets of one holder', {
  prepare: async (portal) => {
    const ids = await placeWithoutSlots(portal);
    const { holder_id: holderId } = await ticketFacts(portal.database, ids[0] ?? 0);
    return { ids, holderId: holderId ?? 0 };
  },
  operation: [
    (portal, { ids: [id = 0] }) => anonymiseAlone(portal, id),
    (portal, { ids: [, id = 0] }) => anonymiseAlone(portal, id),
  ],
  without: rowLock('holders.holder', 'for update of holder'),
  holds: async ({ database }, { holderId }) =>
    expect(await isErased(database, holderId)).toBe(true),
});
