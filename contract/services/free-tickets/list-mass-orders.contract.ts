import { batchStates } from '@takst/domain/ticketing/batches/batch.ts';
import * as z from 'zod/mini';
import { batchSource } from '#ticketing/batches/batch.schema.ts';
import { pageOf, pageQuery, wholeNumber } from '#platform/lists/paging.ts';
import { route } from '#platform/calls/route.ts';
import { id, instant } from '#platform/calls/scalars.ts';

/** Everything that is done to the free tickets of many. */
export const massOperations = [
  'free-ticket-orders',
  'free-ticket-ends',
  'free-ticket-departments',
  'free-ticket-leavers',
] as const;
export type MassOperation = (typeof massOperations)[number];

/** A mass order, or another mass operation, and how far it has come (spec 3 §3, “Mass-order request”). */
const massOrder = z.object({
  id,
  /** Where it was made: on the pages of the portal, or by a call of another system. */
  appName: z.enum(['portal', 'api']),
  /** The company. */
  ownerId: id,
  /** The department above the table; null where each row names its own. */
  agreementNumber: z.nullable(id),
  requestedAt: instant,
  /** The name of the user. */
  orderedBy: z.string(),
  requestedTicketCount: z.int(),
  /** Refused or failed. */
  failedTicketCount: z.int(),
  ticketCount: z.int(),
  operation: z.enum(massOperations),
  state: z.enum(batchStates),
  /** The file whose rows it has; null for rows that a call has sent. */
  source: z.nullable(batchSource),
});
export type MassOrder = z.output<typeof massOrder>;

/** More than a company makes in years. */
const most = 1_000;

/** Callers ask once a second (spec 3 §2, §9), or get each further answer as it comes. */
export const listMassOrders = route({
  method: 'GET',
  path: '/freeticket-api/ticket/bulk-requests/by-company-id/{companyId}',
  summary: 'The mass orders of a company, the newest first, with the number of tickets made',
  needs: 'freeTicket',
  company: 'companyId',
  query: z.extend(pageQuery, {
    maxEntries: wholeNumber(most, 1, most),
    /** With `all` also ends, leavers and changes of department, and lists that are not started. */
    operations: z._default(z.enum(['orders', 'all']), 'orders'),
  }),
  reply: pageOf(massOrder),
  hasETag: true,
  canStream: true,
  refusals: {},
});
