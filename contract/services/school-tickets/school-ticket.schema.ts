import { schoolTicketActions } from '@takst/domain/services/school-tickets/allowed-actions.rules.ts';
import { cardStates } from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import * as z from 'zod/mini';
import { calendarDate, id, instant } from '#platform/calls/scalars.ts';
import { ticketStatus } from '#ticketing/tickets/ticket-status.schema.ts';

/** What a school ticket lies on (spec 3 §3). */
export const schoolMediaTypes = ['MOBILE_TICKET', 'TRAVEL_CARD'] as const;
export type SchoolMediaType = (typeof schoolMediaTypes)[number];

/** A school ticket as the portal shows it (spec 3 §3). */
export const schoolTicket = z.object({
  id,
  agreementNumber: id,
  invoiceReference: z.string(),
  /** Null of a pupil without one, as the names and the class of a card on which no name is written yet. */
  studentId: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  className: z.nullable(z.string()),
  status: ticketStatus,
  startDate: calendarDate,
  expirationDate: z.nullable(calendarDate),
  /** NOK, VAT included, of this month or of the first one of the ticket; null when no price is on file. */
  pricePerMonth: z.nullable(z.number()),
  /** What the school may do with it today. */
  allowedActions: z.array(z.enum(schoolTicketActions)),
  allZones: z.boolean(),
  zoneFrom: z.nullable(z.string()),
  zoneTo: z.nullable(z.string()),
  /** What is paid for: of two homes the dearer pair. */
  nrOfZones: z.int(),
  /** The zones to the second home of a pupil; null with one home. */
  secondZoneFrom: z.nullable(z.string()),
  secondZoneTo: z.nullable(z.string()),
  mediaType: z.enum(schoolMediaTypes),
  phoneCountryCode: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  appId: z.nullable(z.string()),
  downloadedToPhone: z.boolean(),
  pickupCode: z.nullable(z.string()),
  /** Null on a phone, like what follows of cards. */
  travelCardState: z.nullable(z.enum(cardStates)),
  cardName: z.nullable(z.string()),
  cardNumber: z.nullable(z.string()),
  manufacturedAt: z.nullable(instant),
  /** NOK that the pupil owes the school for replacement cards; null for nothing. */
  feeOwed: z.nullable(z.number()),
});
export type SchoolTicket = z.output<typeof schoolTicket>;
