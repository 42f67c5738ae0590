import { listDeliveries } from '@takst/contract/services/ticket-counter/delivery/list-deliveries.contract.ts';
import { getCounterOrder } from '@takst/contract/services/ticket-counter/orders/get-counter-order.contract.ts';
import type { DeliveryState } from '@takst/domain/services/ticket-counter/delivery-state.rules.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryOf, Refused, replyOf } from '#platform/api/query.ts';

/** How often an order that is being delivered is asked for (spec 3 §2). */
const refetchMs = 1000;

/** An order that is out of reach is said on its page, not on the general error page. */
export const counterOrderQuery = (id: number) =>
  queryOptions({
    ...queryOf(getCounterOrder, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.isDelivered === false ? refetchMs : false),
    throwOnError: (error) => !(error instanceof Refused),
  });

type DeliveriesRequest = {
  readonly id: number;
  readonly filter: DeliveryState | undefined;
  readonly pageQuery: { maxEntries: number; offset: number; searchFor: string };
  /** How many are made: more of them are another list. */
  readonly madeCount: number;
};

export const deliveriesQuery = ({ id, filter, pageQuery, madeCount }: DeliveriesRequest) => {
  const input = { params: { id }, query: { ...pageQuery, ...(filter && { filter }) } };
  return queryOptions({
    queryKey: [listDeliveries.path, input, madeCount] as const,
    queryFn: ({ signal }) => replyOf(listDeliveries, input, signal),
  });
};
