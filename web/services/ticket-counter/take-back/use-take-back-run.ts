import type { CounterDelivery } from '@takst/contract/services/ticket-counter/delivery/delivery.schema.ts';
import type { DeliveryAction } from '@takst/domain/services/ticket-counter/delivery.rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { reportFailure } from '#platform/api/report-failure.ts';
import { formatKroner, formatNumber } from '#platform/design/format.ts';
import { showToast } from '#platform/design/toasts/toasts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { type FailedTakeBack, takeBackMany, type TakeBackPart } from './take-back-many.ts';

export interface TakeBackManyProps {
  orderId: number;
  /** All that are chosen; only those that this act is allowed for are taken back. */
  deliveries: readonly CounterDelivery[];
  /** Decided by the server, whether they were taken back or not: they are no longer chosen. */
  onDecided: (deliveries: readonly CounterDelivery[]) => void;
  onClose: () => void;
}

export type TakeBackRun = {
  readonly done: TakeBackPart['done'];
  readonly notDone: readonly FailedTakeBack[];
  readonly isOver: boolean;
};

/** Closes with a toast when all are taken back; stays open when some are not. */
export function useTakeBackRun(act: DeliveryAction, { orderId, ...props }: TakeBackManyProps) {
  // Fetched anew while it runs, others may be chosen.
  const [all] = useState(props.deliveries);
  const deliveries = all.filter(({ allowedActions }) => allowedActions.includes(act));
  const queries = useQueryClient();
  const summaryOf = useTakenBackSummary(act);
  const [run, setRun] = useState<TakeBackRun | null>(null);
  const isStarted = useRef(false);
  async function start(description = '') {
    if (isStarted.current) return;
    isStarted.current = true;
    let sofar: TakeBackRun = { done: [], notDone: [], isOver: false };
    setRun(sofar);
    for await (const part of takeBackMany({ act, orderId, deliveries, description })) {
      sofar = {
        done: [...sofar.done, ...part.done],
        notDone: [...sofar.notDone, ...part.notDone],
        isOver: false,
      };
      setRun(sofar);
    }
    for (const { because } of sofar.notDone) {
      if (typeof because === 'object' && 'failure' in because) reportFailure(because);
    }
    await queries.invalidateQueries();
    if (sofar.notDone.length > 0) return setRun({ ...sofar, isOver: true });
    showToast('success', summaryOf(sofar.done));
    close(sofar);
  }
  /** The bar with the dialog goes with the last chosen row. */
  function close(last = run) {
    props.onClose();
    if (!last) return;
    const open = new Set(last.notDone.filter(canBeTriedAgain).map(({ delivery }) => delivery.id));
    props.onDecided(deliveries.filter(({ id }) => !open.has(id)));
  }
  return {
    run,
    deliveries,
    leftOut: all.length - deliveries.length,
    summaryOf,
    close: () => close(),
    start: (description?: string) => void start(description),
  };
}

/** Its call failed, or was not made: it stays chosen. */
const canBeTriedAgain = ({ because }: FailedTakeBack): boolean =>
  because === 'not-tried' || 'failure' in because;

const texts = { cancel: 'manyCancelled', refund: 'manyRefunded' } as const;

/** How many were taken back, and what of their price is credited and what is not invoiced. */
function useTakenBackSummary(act: DeliveryAction) {
  const t = useTexts('counter-order');
  return (done: TakeBackPart['done']) => {
    const sumOf = (isCredited: boolean) =>
      done
        .filter(({ credited }) => credited === isCredited)
        .reduce((sum, { totalPrice }) => sum + totalPrice, 0);
    const [credited, notInvoiced] = [sumOf(true), sumOf(false)];
    const sums = [
      ...(credited > 0 ? [t('sumCredited', { amount: formatKroner(credited) })] : []),
      ...(notInvoiced > 0 ? [t('sumNotInvoiced', { amount: formatKroner(notInvoiced) })] : []),
    ];
    const { length: count } = done;
    return {
      title: t(texts[act], { count, number: formatNumber(count) }),
      text: sums.join(' '),
    };
  };
}
