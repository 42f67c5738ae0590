import { cancelFreeTicket } from '@takst/contract/services/free-tickets/ticket/cancel-free-ticket.contract.ts';
import { expect } from 'vitest';
import { locks, rowLock } from '#testing/races/lock.ts';
import { outcomesOf } from '#testing/races/outcomes.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { ticketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { newCardNumber } from '#services/free-tickets/test-free-order.ts';
import { endLongAgo } from '#ticketing/tickets/anonymise/test-anonymise.store.ts';
import { placeOneEach, schoolCalls } from '#services/school-tickets/ticket/test-school-calls.ts';
import { backOfficeOf, newMadeNumber } from './test-back-office.ts';
import { cardFacts, ticketsWithoutSlot } from './test-cards.store.ts';

const ticketLocks = locks(
  rowLock('tickets.ticket', 'order by ticket.id for no key update'),
  rowLock('tickets.ticket', 'for update of ticket'),
);

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
  // The card alone is locked too late: by then the ticket is cancelled.
  without: ticketLocks,
  holds: async ({ database }, { id, number }, answers) => {
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const ticket = await ticketFacts(database, id);
    const card = await cardFacts(database, ticket.card_id ?? 0);
    expect(ticket.cancelled_at === null).toBe(card.cancelled_at === null);
    expect(card.number).toBe(card.cancelled_at === null ? number : null);
  },
});

raceTest('a card is blocked while somebody else gets a ticket on it', {
  prepare: async (portal) => {
    const { orderExisting } = backOfficeOf(portal);
    const number = newCardNumber();
    const id = await orderExisting(number);
    await endLongAgo(portal.database, [id]);
    return { id, order: () => orderExisting(number) };
  },
  operation: [
    async (portal, { id }) => void (await backOfficeOf(portal).deactivate(id)),
    (_portal, { order }) => order(),
  ],
  without: locks(
    rowLock('travel_cards.card', 'order by card.id for no key update'),
    rowLock('travel_cards.card', 'for no key update of card'),
  ),
  holds: async ({ database }, _card, [, id]) => {
    const ticket = await ticketFacts(database, Number(id));
    expect(await cardFacts(database, ticket.card_id ?? 0)).toMatchObject({ deactivated_at: null });
  },
});

raceTest('a card is made while another ticket on it is continued: all of them have its slot', {
  prepare: async (portal) => {
    const nobody = { firstName: null, lastName: null, className: null } as const;
    const [id = 0] = await placeOneEach(portal, [{ ...nobody, card: 'requested' }]);
    await schoolCalls(portal).zones(id);
    const [later] = (await schoolCalls(portal).ticket(id)).otherTickets;
    return { ids: [id, later?.id ?? 0], number: newMadeNumber() };
  },
  operation: [
    (portal, { ids: [id = 0], number }) => backOfficeOf(portal).make(id, number),
    (portal, { ids: [, id = 0] }) =>
      schoolCalls(portal).zones(id, { zoneFrom: '1', zoneTo: '2S', startDate: '2026-04-07' }),
  ],
  without: rowLock('tickets.ticket'),
  holds: async ({ database }, { ids }, answers) => {
    expect(outcomesOf(answers)).toEqual(['done', 'done']);
    const { card_id: cardId } = await ticketFacts(database, ids[0] ?? 0);
    expect(await ticketsWithoutSlot(database, cardId ?? 0)).toEqual([]);
  },
});
