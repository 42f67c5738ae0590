import { getSchoolTicket } from '@takst/contract/services/school-tickets/ticket/get-school-ticket.contract.ts';
import { listSchoolTicketCards } from '@takst/contract/services/school-tickets/ticket/list-school-ticket-cards.contract.ts';
import { previewSchoolZone } from '@takst/contract/services/school-tickets/ticket/preview-school-zone.contract.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallInput } from '#platform/api/call-input.ts';
import { notFoundOnRefusal } from '#platform/api/not-found-on-refusal.ts';
import { queryOf, replyOf } from '#platform/api/query.ts';

/** A ticket with the other tickets of its pupil. */
export const schoolTicketQuery = (ticketId: number) => {
  const input = { params: { id: ticketId } };
  return queryOptions({
    queryKey: [getSchoolTicket.path, input] as const,
    queryFn: ({ signal }) => notFoundOnRefusal(replyOf(getSchoolTicket, input, signal)),
  });
};

export const schoolCardsQuery = (ticketId: number) => ({
  ...queryOf(listSchoolTicketCards, { params: { id: ticketId } }),
  // The dialog says so itself.
  throwOnError: false,
});

export type ZonesInput = CallInput<typeof previewSchoolZone>['body'];

/** What other zones would cost. */
export const zonePreviewQuery = (ticketId: number, body: ZonesInput) =>
  queryOptions({
    queryKey: [previewSchoolZone.path, ticketId, body] as const,
    queryFn: ({ signal }) => replyOf(previewSchoolZone, { params: { id: ticketId }, body }, signal),
    placeholderData: keepPreviousData,
    retry: false,
    // The dialog says so itself.
    throwOnError: false,
  });
