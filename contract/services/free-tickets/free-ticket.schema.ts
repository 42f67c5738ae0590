import { cardStates } from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import * as z from 'zod/mini';
import { calendarDate, id, instant } from '#platform/calls/scalars.ts';
import { ticketStatus } from '#ticketing/tickets/ticket-status.schema.ts';
import { freeHolderType, freeMediaType } from './free-media-type.schema.ts';

/** A free ticket as the portal shows it (spec 3 §3, "Free ticket / travel card entry"). */
export const freeTicket = z.object({
  id,
  status: ticketStatus,
  mediaType: freeMediaType,
  /** Null on a phone, like what follows of cards. */
  travelCardState: z.nullable(z.enum(cardStates)),
  travelCardNumber: z.nullable(z.string()),
  manufacturedAt: z.nullable(instant),
  ticketHolderType: freeHolderType,
  /** The number of the profile: 1, 2 or 4. */
  profile: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  employeeId: z.string(),
  /** The holder's own, also of a family member. */
  employeeBirthDate: calendarDate,
  phoneCountryCode: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  agreementNumber: id,
  /** The department; empty where the agreement goes by its number. */
  invoiceReference: z.string(),
  zoneFrom: z.nullable(z.string()),
  zoneTo: z.nullable(z.string()),
  allZones: z.boolean(),
  nrOfZones: z.int(),
  startDate: calendarDate,
  expirationDate: z.nullable(calendarDate),
  /** NOK, VAT included, of this month or of the first one of the ticket; null when no price is on file. */
  pricePerMonth: z.nullable(z.number()),
  /** NOK: what is taxed in that month, the benefit less the own share; null when the retail price is not on file. */
  taxAmount: z.nullable(z.number()),
  appId: z.nullable(z.string()),
  downloadedToPhone: z.boolean(),
  pickupCode: z.nullable(z.string()),
  /** It was redeemed, its page has shown its code, or its card is made: its holder could travel. */
  isHandedOut: z.boolean(),
  /** When a user set the end; null without an end and for an end by rule. */
  endedOn: z.nullable(calendarDate),
  /** Another ticket goes on from this one. */
  isContinued: z.boolean(),
  continuesId: z.nullable(id),
  /** The ticket that is valid again when this one is cancelled. */
  reopensId: z.nullable(id),
});
export type FreeTicket = z.output<typeof freeTicket>;
