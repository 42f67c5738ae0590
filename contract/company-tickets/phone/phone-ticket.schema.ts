import * as z from 'zod/mini';
import { calendarDate, id, instant } from '#scalars.ts';
import { ticketStatus } from '../ticket-status.schema.ts';

const words = z.object({ nb: z.string(), en: z.string() });

/** The app's own id of its installation on one phone, sent with every call about its tickets. */
export const appId = z
  .string({ error: 'required' })
  .check(z.regex(/^[\w.:-]{8,100}$/, { error: 'wrongFormat' }));

/** What an inspector scans: a signed text that can be verified without a network. */
export const ticketCode = z.object({ text: z.string(), validUntil: instant });

/** What the holder sees of a ticket in an app and on the holder page. */
export const phoneTicketFields = {
  status: ticketStatus,
  productName: words,
  profileName: words,
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
  firstName: z.string(),
  appId: z.nullable(z.string()),
  downloadedAt: z.nullable(instant),
  /** Null while the ticket is not valid; fetch a new one before `validUntil`. */
  code: z.nullable(ticketCode),
});
export type AppTicket = z.output<typeof appTicket>;
