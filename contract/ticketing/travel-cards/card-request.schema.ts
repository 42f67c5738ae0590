import { freeHolderTypes } from '@takst/domain/services/free-tickets/holder-type.ts';
import { cardStates } from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import { replacementReasons } from '@takst/domain/ticketing/travel-cards/replacement-reason.ts';
import * as z from 'zod/mini';
import { calendarDate, id, instant } from '#platform/calls/scalars.ts';

/** A card that the back office has to do something about (spec 3 §3, "Travel card request"). */
export const cardRequest = z.object({
  /** The ticket on the card: it is what the calls about the card name. */
  id,
  requestedAt: instant,
  /** How many cards the person had before this one. */
  replacementCount: z.int(),
  manufacturedAt: z.nullable(instant),
  cardNumber: z.nullable(z.string()),
  /** The company that owns the ticket; the same as `companyId`. */
  ownerId: id,
  companyId: id,
  companyName: z.string(),
  agreementNumber: id,
  productId: z.string(),
  /** The number by which price lists know the product; the same as `productId`. */
  productTemplateId: z.string(),
  profileId: z.string(),
  startDate: calendarDate,
  expirationDate: z.nullable(calendarDate),
  ticketHolderType: z.enum([...freeHolderTypes, 'UNKNOWN']),
  employeeId: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  /** What is printed on it; null for a nameless card. */
  cardName: z.nullable(z.string()),
  dateOfBirth: z.nullable(calendarDate),
  state: z.enum(cardStates),
  /** Names; null for all zones. */
  zoneFrom: z.nullable(z.string()),
  zoneTo: z.nullable(z.string()),
  /** Those to the second home of a pupil; null without one. */
  secondZoneFrom: z.nullable(z.string()),
  secondZoneTo: z.nullable(z.string()),
  /** Why it replaces another card, and the number of that, which is blocked in the card system. */
  replacementReason: z.nullable(z.enum(replacementReasons)),
  replacedCardNumber: z.nullable(z.string()),
  /** Whether the company has an address to which the card is posted. */
  hasPostAddress: z.boolean(),
});
export type CardRequest = z.output<typeof cardRequest>;
