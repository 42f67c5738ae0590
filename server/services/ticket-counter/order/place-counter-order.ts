import type { CounterOrder } from '@takst/domain/services/ticket-counter/order/counter-order.ts';
import type {
  AcceptedCounterOrder,
  CounterAgreement,
} from '@takst/domain/services/ticket-counter/order/decide-counter-order.rules.ts';
import { plannedDeliveries } from '@takst/domain/services/ticket-counter/order/planned-deliveries.rules.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { deliverOrderJob } from '../deliver/deliver-order.job.ts';
import { counterOrderStore, type PlacedOrder } from './counter-order.store.ts';

type OrderToPlace = Omit<PlacedOrder, 'companyId' | 'deliveries' | 'order' | 'accepted'> & {
  readonly order: CounterOrder;
  readonly accepted: AcceptedCounterOrder<CounterAgreement>;
};

/** Saves an order that is accepted, records it, and has it delivered; its id. */
export async function placeCounterOrder(
  change: Change,
  orderToPlace: OrderToPlace,
): Promise<number> {
  const { order, accepted } = orderToPlace;
  const { companyId } = accepted.agreement;
  const priced = order.lines.map((line, place) => ({
    ...line,
    priceOre: accepted.lines[place]?.priceOre ?? 0,
  }));
  const deliveries = plannedDeliveries(order.medium, priced);
  const id = await counterOrderStore(change.tx).insert({ ...orderToPlace, companyId, deliveries });
  await change.record({
    companyId,
    kind: 'order-counter-tickets',
    subject: { type: 'counter-order', id },
    about: null,
    before: null,
    after: {
      productId: order.productId,
      agreementId: order.agreementId,
      requestedTickets: accepted.requested,
      counterTotal: accepted.totalOre,
    },
  });
  await change.enqueue(deliverOrderJob, { companyId, id });
  return id;
}
