import {
  deliveryTypes,
  handOverKinds,
} from '@takst/domain/services/ticket-counter/counter-medium.ts';
import * as z from 'zod/mini';
import { bilingualText } from '#platform/calls/bilingual-text.schema.ts';
import { calendarDate, id, instant } from '#platform/calls/scalars.ts';
import { counterMediaTypes } from '../counter-media.schema.ts';

/** Tickets of one profile in an order. */
const counterOrderLine = z.object({
  /** Null of travel money. */
  profileId: z.nullable(z.string()),
  profileName: z.nullable(bilingualText),
  /** Tickets; of paper passengers. */
  quantity: z.int(),
  /** Of one, in kroner. */
  productPrice: z.number(),
});

/** An order at the ticket counter (spec 3 §3). Amounts are kroner, VAT included. */
export const counterOrder = z.object({
  id,
  /** Null for a purchase that the operator's app reported, and after the order is anonymised. */
  orderedBy: z.nullable(z.string()),
  purchaseDate: instant,
  mediaType: z.enum(counterMediaTypes),
  productType: z.enum(deliveryTypes),
  productTemplateId: z.string(),
  /** Null of a product that the operator no longer knows. */
  productName: z.nullable(bilingualText),
  /** Null of travel money, and where the order has several: then `lines` names them. */
  profileName: z.nullable(bilingualText),
  /** Names of the zones; empty for all zones, and of travel money. */
  zones: z.array(z.string()),
  zoneFrom: z.nullable(z.string()),
  zoneTo: z.nullable(z.string()),
  /** The same by id, as an order sends them. */
  zoneIdFrom: z.nullable(z.string()),
  zoneIdTo: z.nullable(z.string()),
  allZones: z.boolean(),
  /** Null of travel money. */
  nrOfZones: z.nullable(z.int()),
  /** How many are made; of paper passengers. */
  ticketCount: z.int(),
  requestedTicketCount: z.int(),
  /** Of paper; null of all else. */
  passengerCount: z.nullable(z.int()),
  /** Null where profiles cost different amounts: then `lines` has them. */
  productPrice: z.nullable(z.number()),
  totalPrice: z.number(),
  invoiceReference: z.nullable(z.string()),
  personalReference: z.nullable(z.string()),
  /** How paper is handed out; null of all else. */
  handOver: z.nullable(z.enum(handOverKinds)),
  /** Of paper that is posted; gone once the order is anonymised. */
  deliveryAddress: z.nullable(
    z.object({
      addressLine1: z.string(),
      addressLine2: z.nullable(z.string()),
      postCode: z.string(),
      postArea: z.string(),
    }),
  ),
  lines: z.array(counterOrderLine),
  /** When codes go out to phones; null for at once. */
  sendAt: z.nullable(instant),
  /** The first day of paper; of all else the day of the order. */
  startDate: calendarDate,
  /** The last day of paper; of all else the last day on which it can be fetched (spec 3 §9). */
  expiresOn: calendarDate,
  /** Everything that could be made is made. */
  isDelivered: z.boolean(),
  /** Deliveries that could not be made. */
  failedCount: z.int(),
  /** Codes that were to go out by SMS, did not, and can still be used. */
  notSentCount: z.int(),
});
export type CounterOrderEntry = z.output<typeof counterOrder>;
