import {
  deliveryStates,
  sendProblems,
} from '@takst/domain/services/ticket-counter/delivery-state.rules.ts';
import { deliveryTypes } from '@takst/domain/services/ticket-counter/counter-medium.ts';
import * as z from 'zod/mini';
import { bilingualText } from '#platform/calls/bilingual-text.schema.ts';
import { id, instant } from '#platform/calls/scalars.ts';
import { ticketStatus } from '#ticketing/tickets/ticket-status.schema.ts';

/** What a delivery lies on (spec 3 §3). */
const mediaInfo = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('MOBILE_TICKET'),
    /** Null once it is anonymised. */
    pickupCode: z.nullable(z.string()),
    /** Null of a code that the buyer hands out. */
    phone: z.nullable(z.string()),
    phoneCountryCode: z.nullable(z.string()),
    downloadedToPhone: z.boolean(),
  }),
  z.object({ type: z.literal('TRAVEL_CARD'), travelCardNumber: z.nullable(z.string()) }),
  z.object({ type: z.literal('TRAVEL_CARD_ULTRALIGHT'), passengerCount: z.int() }),
]);
export type MediaInfo = z.output<typeof mediaInfo>;

/** What may be done with a delivery by who asks. */
export const deliveryActs = ['cancel', 'refund', 'resend-code'] as const;
export type DeliveryAct = (typeof deliveryActs)[number];

/** What an order has handed out, or could not (spec 3 §3). Amounts are kroner, VAT included. */
export const counterDelivery = z.object({
  id,
  orderId: id,
  type: z.enum(deliveryTypes),
  status: ticketStatus,
  state: z.enum(deliveryStates),
  /** When its state began, where that is known: used, cancelled or refunded. */
  stateSince: z.nullable(instant),
  /** Why it could not be made; null of all else. */
  problem: z.nullable(z.string()),
  /** Null of travel money. */
  profileId: z.nullable(z.string()),
  profileName: z.nullable(bilingualText),
  productPrice: z.number(),
  totalPrice: z.number(),
  allZones: z.boolean(),
  zones: z.array(z.string()),
  mediaInfo,
  /** The person who gets the code; null when the order has no name. */
  recipientName: z.nullable(z.string()),
  /** When its code was sent; null when it is not sent yet or has no recipient. */
  sentAt: z.nullable(instant),
  /** Its code was to go out and did not: why, and when it failed. Null of all else. */
  notSent: z.nullable(z.object({ because: z.enum(sendProblems), at: instant })),
  allowedActions: z.array(z.enum(deliveryActs)),
});
export type CounterDelivery = z.output<typeof counterDelivery>;
