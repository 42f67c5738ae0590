import type { CounterDelivery } from '@takst/contract/services/ticket-counter/delivery/delivery.schema.ts';
import type { CounterOrderDetails } from '@takst/contract/services/ticket-counter/orders/get-counter-order.contract.ts';
import {
  type DeliveryState,
  deliveryStates,
} from '@takst/domain/services/ticket-counter/delivery-state.rules.ts';
import { lazy, Suspense } from 'react';
import { SearchedList } from '#platform/design/list/searched-list.tsx';
import { useSectionList } from '#platform/design/list/use-list.ts';
import { type TickedRows, useTicked } from '#platform/design/list/use-ticked.ts';
import type { RowTicks } from '#platform/design/table/column.ts';
import { stateWords } from '#services/ticket-counter/deliveries/delivery-state.tsx';
import { deliveriesQuery } from '#services/ticket-counter/order/counter-order.queries.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { deliveryName } from './delivery-medium.tsx';
import { canBeTakenBack } from '#services/ticket-counter/take-back/can-be-taken-back.ts';
import { useDeliveryActs } from './use-delivery-acts.tsx';
import { useDeliveryColumns } from './use-delivery-columns.tsx';

// Loaded with the first tick.
const TickedDeliveries = lazy(async () => ({
  default: (await import('#services/ticket-counter/take-back/ticked-deliveries.tsx'))
    .TickedDeliveries,
}));

const stateOf = (text: string): DeliveryState | undefined =>
  deliveryStates.find((state) => state === text);

/** What an order has handed out, and what could not be made, by state. */
export function Deliveries({ order }: { order: CounterOrderDetails }) {
  const t = useTexts('counter-order');
  const words = useTexts('counter-words');
  const { id, productType, deliveries } = order;
  const list = useSectionList(
    ({ pageQuery, filters }) =>
      deliveriesQuery({ id, pageQuery, filter: stateOf(filters.state), madeCount: deliveries.all }),
    ['state'],
  );
  const { act, dialog } = useDeliveryActs(order);
  const ticked = useTicked<CounterDelivery>();
  const selectedState = list.filters.state;
  const mayTakeBack = [order.mayCancel, order.mayRefund].includes('allowed');
  return (
    <div className="min-w-0">
      <SearchedList<CounterDelivery, 'state'>
        list={list}
        title={t(productType === 'TRAVEL_MONEY' ? 'deliveriesOfMoney' : 'deliveries')}
        searchLabel={t('searchLabel')}
        chips={{
          label: t('filters'),
          value: selectedState,
          onChange: (state) => list.setFilters({ state }),
          chips: [
            { value: '', label: t('all'), count: deliveries.all },
            ...deliveryStates
              .filter((state) => state === selectedState || deliveries.counts[state] > 0)
              .map((state) => ({
                value: state,
                label: words(stateWords[state]),
                count: deliveries.counts[state],
              })),
          ],
        }}
        columns={useDeliveryColumns({ productType, onAct: act })}
        ticks={useDeliveryTicks(ticked, mayTakeBack)}
        cardsBelow={860}
        empty={{ icon: 'ticket', title: t('emptyTitle'), text: t('emptyText') }}
        noHits={{ text: t('noHitText') }}
      />
      <Suspense>
        {ticked.rows.size > 0 && (
          <TickedDeliveries
            ticked={ticked}
            order={order}
            choice={{ state: stateOf(selectedState), searchFor: list.answeredSearch }}
          />
        )}
      </Suspense>
      {dialog}
    </div>
  );
}

/** Boxes for what this user may cancel or refund; none where that is nothing. */
function useDeliveryTicks(
  ticked: TickedRows<CounterDelivery>,
  mayTakeBack: boolean,
): RowTicks<CounterDelivery> | undefined {
  const t = useTexts('counter-order');
  const words = useTexts('counter-words');
  if (!mayTakeBack) return undefined;
  return {
    isTicked: ({ id }) => ticked.has(id),
    isTickable: canBeTakenBack,
    onTick: ticked.tick,
    label: (delivery) => t('tick', { name: deliveryName(delivery, t, words) }),
    allLabel: t('tickPage'),
  };
}
