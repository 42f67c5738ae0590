import * as z from 'zod/mini';
import { pageOf, pageQuery, rowsQuery } from '#paging.ts';
import { route } from '#route.ts';
import { anySubscriberService } from '#subscribers/subscriber-services.ts';
import { ticketRequest } from './ticket-request.schema.ts';

export const ticketRequestFilters = ['open', 'expired'] as const;
export type TicketRequestFilter = (typeof ticketRequestFilters)[number];

export const ticketRequestSorts = [
  'lastName',
  'employeeId',
  'phone',
  'zones',
  'startDate',
  'requestedAt',
] as const;

export const listTicketRequests = route({
  method: 'GET',
  path: '/api/ticket-request/by-company-id/{id}',
  summary: 'The requests for tickets that nobody has answered, the oldest first',
  needs: anySubscriberService,
  company: 'id',
  query: z.strictObject({
    ...pageQuery.shape,
    ...rowsQuery(ticketRequestFilters, ticketRequestSorts),
  }),
  reply: pageOf(ticketRequest),
  refusals: {},
});
