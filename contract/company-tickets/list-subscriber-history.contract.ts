import * as z from 'zod/mini';
import { pageOf, pageQuery } from '#paging.ts';
import { route } from '#route.ts';
import { calendarDate, id, idInPath, instant } from '#scalars.ts';

/** What a change may have altered, as far as the people who read the history care. */
export const historyField = z.enum([
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
]);
export type HistoryField = z.output<typeof historyField>;

/** A value before or after, with how it is to be read; zones and products by their names. */
export const historyValue = z.discriminatedUnion('as', [
  z.object({ as: z.literal('text'), text: z.string() }),
  z.object({ as: z.literal('date'), date: calendarDate }),
  z.object({ as: z.literal('words'), words: z.object({ nb: z.string(), en: z.string() }) }),
  z.object({ as: z.literal('zones'), zones: z.array(z.string()), allZones: z.boolean() }),
  z.object({ as: z.literal('yesNo'), yes: z.boolean() }),
]);
export type HistoryValue = z.output<typeof historyValue>;

export const historyEntry = z.object({
  id,
  at: instant,
  /** Named as the operation, for example `order-company-ticket`; more may come. */
  kind: z.string(),
  /** Through what it came, for example `portal` or `app`; more may come. */
  channel: z.string(),
  /** Null for a ticket app and for what the portal does by itself. */
  who: z.nullable(z.string()),
  /** Fields that became something else; null where there was or is nothing. */
  differences: z.array(
    z.object({
      field: historyField,
      before: z.nullable(historyValue),
      after: z.nullable(historyValue),
    }),
  ),
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
