import { deliveryStates } from '@takst/domain/services/ticket-counter/delivery-state.rules.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { orderNotFound } from '../orders/get-counter-order.contract.ts';
import { cancelDelivery, takeBackRefusals, takenBack } from './cancel-delivery.contract.ts';
import { refundDelivery } from './refund-delivery.contract.ts';

/** More are several calls: those of one call are taken back in one transaction. */
export const maxTakenBackAtOnce = 100;

const refusalCodes = Object.keys(takeBackRefusals) as (keyof typeof takeBackRefusals)[];

/** Deliveries of one order, each decided as if it were alone: one that is refused holds up no other. */
const takeBackManyReply = z.object({
  done: z.array(takenBack),
  notDone: z.array(
    z.object({
      id,
      because: z.enum(refusalCodes),
      /** What has become of one that is not pending; null of all else. */
      state: z.nullable(z.enum(deliveryStates)),
    }),
  ),
});
export type TakeBackManyReply = z.output<typeof takeBackManyReply>;

const deliveryIds = z
  .array(id)
  .check(z.minLength(1, { error: 'required' }), z.maxLength(maxTakenBackAtOnce));

export const cancelDeliveries = route({
  method: 'POST',
  path: '/ticketoffice-api/order/{id}/deliveries/cancel',
  summary: 'Cancels several tickets or amounts of an order that nobody has used',
  needs: cancelDelivery.needs,
  alsoAsks: cancelDelivery.alsoAsks,
  body: z.strictObject({ deliveryIds }),
  example: { deliveryIds: [1] },
  reply: takeBackManyReply,
  refusals: orderNotFound,
});

export const refundDeliveries = route({
  method: 'POST',
  path: '/ticketoffice-api/order/{id}/deliveries/refund',
  summary: 'Gives back what several tickets or amounts of an order cost that nobody has used',
  needs: refundDelivery.needs,
  body: z.strictObject({ deliveryIds, ...refundDelivery.body.shape }),
  example: { deliveryIds: [1], description: 'Arrangementet ble avlyst' },
  reply: takeBackManyReply,
  refusals: orderNotFound,
});
