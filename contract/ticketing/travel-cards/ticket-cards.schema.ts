import { cardStates } from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import { replacementReasons } from '@takst/domain/ticketing/travel-cards/replacement-reason.ts';
import * as z from 'zod/mini';
import { id, instant } from '#platform/calls/scalars.ts';

/** A travel card, and what has become of it. */
const ticketCard = z.object({
  id,
  state: z.enum(cardStates),
  /** Null while it is not made, and when it is erased. */
  number: z.nullable(z.string()),
  requestedAt: instant,
  manufacturedAt: z.nullable(instant),
  /** When it was blocked, or cancelled before it was made. */
  closedAt: z.nullable(instant),
  /** Why it replaces the next one of the list; null for a first card. */
  replacementReason: z.nullable(z.enum(replacementReasons)),
  /** NOK, VAT included, invoiced when it is made. */
  fee: z.number(),
});
export type TicketCard = z.output<typeof ticketCard>;

/** The card of a ticket and those that it has replaced, newest first. */
export const ticketCards = z.object({
  /** Empty for a ticket on a phone. */
  cards: z.array(ticketCard),
  /** NOK, VAT included: what replacing a lost card costs today. */
  replacementFee: z.number(),
});
export type TicketCards = z.output<typeof ticketCards>;
