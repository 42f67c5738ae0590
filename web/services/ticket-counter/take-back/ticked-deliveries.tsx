import type { CounterDelivery } from '@takst/contract/services/ticket-counter/delivery/delivery.schema.ts';
import { listDeliveries } from '@takst/contract/services/ticket-counter/delivery/list-deliveries.contract.ts';
import type { CounterOrderDetails } from '@takst/contract/services/ticket-counter/orders/get-counter-order.contract.ts';
import {
  type DeliveryState,
  usableStates,
} from '@takst/domain/services/ticket-counter/delivery-state.rules.ts';
import {
  deliveryActions,
  type DeliveryAction,
} from '@takst/domain/services/ticket-counter/delivery.rules.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { replyOf } from '#platform/api/query.ts';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { formatNumber } from '#platform/design/format.ts';
import { BarButton, TickedBar } from '#platform/design/list/ticked-bar.tsx';
import type { TickedRows } from '#platform/design/list/use-ticked.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { canBeTakenBack, maxTicked } from './can-be-taken-back.ts';

interface TickedDeliveriesProps {
  ticked: TickedRows<CounterDelivery>;
  order: CounterOrderDetails;
  /** Which rows the list has: choosing all follows it. */
  choice: { readonly state: DeliveryState | undefined; readonly searchFor: string };
}

const dialogs = {
  cancel: lazyDialog(async () => (await import('./cancel-many.modal.tsx')).CancelManyModal),
  refund: lazyDialog(async () => (await import('./refund-many.modal.tsx')).RefundManyModal),
};
const buttons = {
  cancel: { icon: 'minus', text: 'cancelIt' },
  refund: { icon: 'undo', text: 'refund' },
} as const;

/** The number of chosen deliveries, and what can be done with them at once. */
export function TickedDeliveries({ ticked, order, choice }: TickedDeliveriesProps) {
  const t = useTexts('counter-order');
  const failureText = useFailureText();
  const [act, setAct] = useState<DeliveryAction | null>(null);
  const fetching = useTickAll({ ticked, order, choice });
  const deliveries = [...ticked.rows.values()];
  const { counts } = order.deliveries;
  const usable = usableStates.reduce((sum, state) => sum + counts[state], 0);
  const Dialog = act && dialogs[act];
  const isAllowed = (name: DeliveryAction) =>
    deliveries.some(({ allowedActions }) => allowedActions.includes(name));
  return (
    <>
      <TickedBar
        text={t('ticked', { number: formatNumber(deliveries.length) })}
        clearLabel={t('untick')}
        onClear={ticked.clear}
        more={
          deliveries.length < Math.min(usable, maxTicked) && (
            <BarButton
              aria-disabled={fetching.isPending}
              onClick={() => !fetching.isPending && fetching.mutate()}
              className="font-normal underline"
            >
              {t('tickAll')}
            </BarButton>
          )
        }
        actions={deliveryActions.filter(isAllowed).map((name) => (
          <BarButton
            key={name}
            icon={buttons[name].icon}
            disabled={deliveries.length > maxTicked}
            onClick={() => setAct(name)}
          >
            {t(buttons[name].text)}
          </BarButton>
        ))}
      >
        {usable > maxTicked && (
          <p className="px-3 pb-1 text-small">
            {t('mostAtOnce', { most: formatNumber(maxTicked) })}
          </p>
        )}
        {fetching.error && (
          <p role="alert" className="px-3 pb-1 text-small">
            {failureText(fetching.error)}
          </p>
        )}
      </TickedBar>
      {Dialog && (
        <Dialog
          orderId={order.id}
          deliveries={deliveries}
          onDecided={(those) => ticked.tick(those, false)}
          onClose={() => setAct(null)}
        />
      )}
    </>
  );
}

/** Selects all deliveries of the list that can be taken back, on other pages too. */
const useTickAll = ({ ticked, order: { id }, choice }: TickedDeliveriesProps) =>
  useMutation({
    mutationFn: () =>
      Promise.all(
        usableStates
          .filter((state) => choice.state === undefined || choice.state === state)
          .map((filter) =>
            replyOf(listDeliveries, {
              params: { id },
              query: { filter, searchFor: choice.searchFor, maxEntries: maxTicked, offset: 0 },
            }),
          ),
      ),
    onSuccess: (replies) => {
      const all = replies.flatMap(({ matches }) => matches).filter(canBeTakenBack);
      ticked.clear();
      ticked.tick(all.slice(0, maxTicked), true);
    },
  });
