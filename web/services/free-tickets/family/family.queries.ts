import { listFamily } from '@takst/contract/services/free-tickets/list-family.contract.ts';
import { listTicketCards } from '@takst/contract/services/free-tickets/ticket/list-ticket-cards.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { notFoundOnRefusal } from '#platform/api/not-found-on-refusal.ts';
import { queryOf, replyOf } from '#platform/api/query.ts';

/** The tickets of the family of a ticket, newest first. */
export const familyQuery = (ticketId: number) => {
  const input = { params: { id: ticketId } };
  return queryOptions({
    queryKey: [listFamily.path, input] as const,
    queryFn: ({ signal }) => notFoundOnRefusal(replyOf(listFamily, input, signal)),
  });
};

export const ticketCardsQuery = (ticketId: number) => ({
  ...queryOf(listTicketCards, { params: { id: ticketId } }),
  // The dialog says so itself.
  throwOnError: false,
});
