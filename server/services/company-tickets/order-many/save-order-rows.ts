import type { Scope } from '#platform/scope/scope.ts';
import type { Change } from '#platform/changes/change-path.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { lockedSlot, saveOrders } from '../order/save-orders.ts';
import type { AcceptedOrderRow } from './decide-order-row.ts';

/** Saves the orders of rows; the subject of each, in their order. */
export async function saveOrderRows(
  { change, tickets }: { change: Change; tickets: Tickets },
  accepted: readonly AcceptedOrderRow[],
  { scope, now }: { scope: Scope; now: Temporal.Instant },
): Promise<{ type: string; id: number }[]> {
  const orders = accepted.map(({ slots, ...order }) => ({
    ...order,
    slot: lockedSlot(slots, order.order),
  }));
  const savedOrders = await saveOrders({ change, tickets }, orders, { scope, now });
  return savedOrders.map(({ subscriberId }) => ({ type: 'subscriber', id: subscriberId }));
}
