import { deliveryTypes } from '@takst/domain/services/ticket-counter/counter-medium.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';
import { requiredText } from '#platform/calls/text-fields.ts';

/** As many as one answer has; what is loaded is not in the next one. */
export const maxCardLoads = 100;

/** A ticket or travel money that waits to be put on a card. */
const cardLoad = z.object({
  deliveryId: id,
  type: z.enum(deliveryTypes),
  productTemplateId: z.string(),
  /** Null of travel money. */
  profileId: z.nullable(z.string()),
  validAllZones: z.boolean(),
  /** Null for all zones, and of travel money. */
  zoneIdFrom: z.nullable(z.string()),
  zoneIdTo: z.nullable(z.string()),
  /** What is put on the card, in kroner; null of tickets. */
  amount: z.nullable(z.number()),
  /** The last day on which it may be loaded. */
  loadBy: calendarDate,
});
export type CardLoad = z.output<typeof cardLoad>;

export const cardNumber = requiredText(30);

export const findCardLoads = route({
  method: 'POST',
  path: '/ticketoffice-api/app/card-loads',
  summary: 'What companies have ordered for a travel card and is not loaded yet, the oldest first',
  needs: 'ticket-app',
  changesNothing: true,
  /** Not in the address, which is logged. */
  body: z.strictObject({ cardNumber }),
  example: { cardNumber: '1234567890' },
  /** Empty for most cards: nothing is said of whose a card is. */
  reply: z.object({ loads: z.array(cardLoad) }),
  refusals: {},
});
