import * as z from 'zod/mini';
import { differencesOfFields } from '#changes/difference.schema.ts';
import { pageOf, pageQuery } from '#paging.ts';
import { route } from '#route.ts';
import { id, idInPath, instant } from '#scalars.ts';

/** What a change may have altered, as far as the people who read the history care. */
const historyFields = [
  'firstName',
  'lastName',
  'employeeId',
  'phone',
  'startDate',
  'expirationDate',
  /** Of the ticket that another goes on from. */
  'lastDay',
  'zones',
  'product',
  'profile',
  'downloadedToPhone',
  'cancelled',
] as const;
export type HistoryField = (typeof historyFields)[number];

export const historyEntry = z.object({
  id,
  at: instant,
  /** Named as the operation, for example `order-company-ticket`; more may come. */
  kind: z.string(),
  /** Through what it came, for example `portal` or `app`; more may come. */
  channel: z.string(),
  /** Null for a ticket app and for what the portal does by itself. */
  who: z.nullable(z.string()),
  differences: differencesOfFields(historyFields),
});
export type HistoryEntry = z.output<typeof historyEntry>;

export const listSubscriberHistory = route({
  method: 'GET',
  path: '/api/subscriber/{id}/history',
  summary: 'What happened to the tickets of one person in the company, newest first',
  needs: 'companyTicket',
  params: { id: idInPath },
  query: pageQuery,
  reply: pageOf(historyEntry),
  refusals: { SUBSCRIBER_NOT_FOUND: { status: 404 } },
});
