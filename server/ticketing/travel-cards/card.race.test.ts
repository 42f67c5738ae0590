import { cancelFreeTicket } from '@takst/contract/services/free-tickets/ticket/cancel-free-ticket.contract.ts';
import { expect } from 'vitest';
import { locks, rowLock, slotLock } from '#testing/races/lock.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { ticketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { backOfficeOf, newMadeNumber } from './test-back-office.ts';
import { cardFacts } from './test-cards.store.ts';

raceTest('a ticket is cancelled while its card is made', {
  // It has begun: once its card is made, it can only be ended.
  prepare: async (portal) => ({
    id: await backOfficeOf(portal).orderCard({ startDate: '2026-03-06' }),
    number: newMadeNumber(),
  }),
  operation: [
    (portal, { id }) =>
      portal.callAs(backOfficeOf(portal).user, cancelFreeTicket, { params: { id } }),
    (portal, { id, number }) => backOfficeOf(portal).make(id, number),
  ],
  without: locks(slotLock, rowLock('travel_cards.card'), rowLock('tickets.ticket')),
  holds: async ({ database }, { id, number }, answers) => {
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const ticket = await ticketFacts(database, id);
    const card = await cardFacts(database, ticket.card_id ?? 0);
    expect(ticket.cancelled_at === null).toBe(card.cancelled_at === null);
    expect(card.number).toBe(card.cancelled_at === null ? number : null);
  },
});
