import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import type { cancelDeliveries } from '@takst/contract/services/ticket-counter/delivery/take-back-many.contract.ts';
import { isOrderWithin } from './locked-delivery.store.ts';
import { type TakeBackResult, takeBackMany } from './take-back.ts';

type Deliveries = { readonly id: number; readonly deliveryIds: readonly number[] };

/** Takes back several deliveries of an order: says which were, and of each other one why it was not. */
export async function takeBackOfOrder(
  work: Parameters<typeof takeBackMany>[0],
  request: Parameters<typeof takeBackMany>[1],
  { id: orderId, deliveryIds: ids }: Deliveries,
): Promise<Outcome<typeof cancelDeliveries>> {
  const isThere = await isOrderWithin(work.change.tx, request.scope, orderId);
  if (!isThere) return { refused: { code: 'ORDER_NOT_FOUND' } };
  const results = await takeBackMany(work, request, { ids, orderId });
  return {
    reply: {
      done: results.flatMap((result) => ('refused' in result ? [] : [result])),
      notDone: results.flatMap((result) => ('refused' in result ? [describeRefused(result)] : [])),
    },
  };
}

const describeRefused = (result: Extract<TakeBackResult, { refused: string }>) => ({
  id: result.id,
  because: result.refused,
  state: 'state' in result && result.refused === 'DELIVERY_NOT_PENDING' ? result.state : null,
});
