import * as z from 'zod/mini';
import { bilingualText } from '#platform/calls/bilingual-text.schema.ts';
import { calendarDate, id, instant } from '#platform/calls/scalars.ts';
import { ticketStatus } from '#ticketing/tickets/ticket-status.schema.ts';

/** An app on one phone, as the app names itself; it is told with every call about its tickets. */
export const appId = z
  .string({ error: 'required' })
  .check(z.regex(/^[\w.:-]{8,100}$/, { error: 'wrongFormat' }));

/** What an inspector scans: a signed text that can be verified without a network. */
export const ticketCode = z.object({ text: z.string(), validUntil: instant });

/** A ticket as its holder sees it, on whichever screen. */
export const phoneTicketFields = {
  status: ticketStatus,
  productName: bilingualText,
  profileName: bilingualText,
  startDate: calendarDate,
  expirationDate: z.nullable(calendarDate),
  allZones: z.boolean(),
  /** Names; none when the ticket is valid in all zones. */
  zones: z.array(z.string()),
  downloadedToPhone: z.boolean(),
};

/** A ticket as the app that has redeemed it shows it. */
export const appTicket = z.object({
  id,
  ...phoneTicketFields,
  profileId: z.string(),
  zoneIds: z.array(z.string()),
  /** Null when the code was given out without a name. */
  firstName: z.nullable(z.string()),
  appId: z.nullable(z.string()),
  downloadedAt: z.nullable(instant),
  /** While the ticket is valid; ask again before it is out of date. */
  code: z.nullable(ticketCode),
});
export type AppTicket = z.output<typeof appTicket>;
