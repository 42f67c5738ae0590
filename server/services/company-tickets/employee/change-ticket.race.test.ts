import { expect } from 'vitest';
import { orderIn } from '#services/company-tickets/test-order.ts';
import { locks, rowLock, slotLock } from '#testing/races/lock.ts';
import { outcomesOf, statusesOf } from '#testing/races/outcomes.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { phonesOf } from '#ticketing/tickets/phone/test-phone.ts';
import { ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';
import { active, orderTicket } from './test-changed-ticket.ts';
import { changesAs } from './test-changes.ts';

raceTest('a ticket is ended while its zones are changed', {
  prepare: (portal) => orderTicket(portal, active),
  operation: [
    (portal, { id }) => changesAs(portal).end(id, '2026-04-30'),
    (portal, { id }) =>
      changesAs(portal).changeZone(id, { validAllZones: true, expiryDate: '2026-03-31' }),
  ],
  without: locks(slotLock, rowLock('tickets.ticket')),
  holds: async ({ database }, { phone }, [ended, changed]) => {
    expect(statusesOf([ended, changed])).toEqual([200, 409]);
    const ends = (await ticketsOfPhone(database, phone)).map(({ expiration_date: end }) =>
      String(end),
    );
    expect(ends).toEqual(ended.status === 200 ? ['2026-04-30'] : ['2026-03-31', 'null']);
  },
});

raceTest('an end is undone while another company orders', {
  prepare: async (portal) => {
    const ticket = await orderTicket(portal, active);
    await changesAs(portal).end(ticket.id, '2026-03-31');
    return ticket;
  },
  operation: [
    (portal, { id }) => changesAs(portal).undoEnd(id),
    (portal, { phone }) =>
      orderIn(portal)(
        { phone, startDate: '2026-05-01' },
        { company: portal.company('single-service') },
      ),
  ],
  without: slotLock,
  behind: 'one_ticket_at_a_time',
  holds: async ({ database }, { phone }, answers) => {
    expect(outcomesOf(answers)).toEqual(['TICKET_ALREADY_HELD', 'done']);
    const tickets = await ticketsOfPhone(database, phone);
    expect(tickets).toHaveLength(tickets[0]?.expiration_date === null ? 1 : 2);
  },
});

raceTest('a ticket is fetched on two phones', {
  prepare: (portal) => phonesOf(portal).order(),
  operation: (portal, { code }) => phonesOf(portal).redeem(code, phonesOf(portal).newApp()),
  without: locks(slotLock, rowLock('tickets.ticket')),
  holds: (_portal, _ticket, answers) =>
    expect(outcomesOf(answers)).toEqual(['ALREADY_REDEEMED', 'done']),
});
