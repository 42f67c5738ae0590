import * as z from 'zod/mini';
import { bilingualText } from '#platform/calls/bilingual-text.schema.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';
import { ticketStatus } from './ticket-status.schema.ts';

/** An issued ticket as the portal shows it (spec 2 §3). */
export const issuedTicket = z.object({
  id,
  /** The person whose ticket it is. */
  subscriberId: id,
  status: ticketStatus,
  firstName: z.string(),
  lastName: z.string(),
  employeeId: z.string(),
  phoneCountryCode: z.string(),
  phone: z.string(),
  startDate: calendarDate,
  expirationDate: z.nullable(calendarDate),
  downloadedToPhone: z.boolean(),
  /** It was redeemed, or its page has shown its code for inspection: its holder could travel. */
  isHandedOut: z.boolean(),
  pickupCode: z.nullable(z.string()),
  appId: z.nullable(z.string()),
  profileId: z.string(),
  profileName: bilingualText,
  productId: z.string(),
  productName: bilingualText,
  /** NOK with two decimals, VAT included, as valid this month; null when no price is on file. */
  pricePerMonth: z.nullable(z.number()),
  nrOfZones: z.int(),
  zones: z.array(z.string()),
  zoneFrom: z.nullable(z.string()),
  zoneTo: z.nullable(z.string()),
  allZones: z.boolean(),
  /** The ticket that this one goes on from after a change of zone or a resend. */
  continuesId: z.nullable(id),
  /** When a user set the end; null without an end and for an end by rule. */
  endedOn: z.nullable(calendarDate),
  /** Another ticket goes on from this one. */
  isContinued: z.boolean(),
  /** The ticket that is valid again when this one is cancelled. */
  reopensId: z.nullable(id),
  invoiceReference: z.string(),
  agreementNumber: id,
});
export type IssuedTicket = z.output<typeof issuedTicket>;
