import type { takenBack } from '@takst/contract/services/ticket-counter/delivery/cancel-delivery.contract.ts';
import type { CounterDelivery } from '@takst/contract/services/ticket-counter/delivery/delivery.schema.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import type * as z from 'zod/mini';
import { formatKroner } from '#platform/design/format.ts';
import type { ToastContent } from '#platform/design/toasts/toasts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { deliveryName } from './delivery-medium.tsx';

const refusals = {
  DELIVERY_NOT_FOUND: 'notFound',
  DELIVERY_NOT_PENDING: 'notPending',
  TAKE_BACK_NOT_ALLOWED: 'notAllowed',
} as const;

/** What cancelling and refunding say alike: what it is about, why it is refused, and what was given back. */
export function useTakeBackWords(orderId: number, delivery: CounterDelivery) {
  const t = useTexts('counter-order');
  const words = useTexts('counter-words');
  const name = deliveryName(delivery, t, words);
  const amount = formatKroner(delivery.totalPrice);
  const toastOf = (title: string, { credited }: z.output<typeof takenBack>): ToastContent => ({
    title,
    text: t(credited ? 'doneCredited' : 'doneNotInvoiced', { name, amount }),
    link: { to: pathTo('/billettluka/ordrehistorikk/{id}', { id: orderId }), text: t('order') },
  });
  return { name, toastOf, refusals };
}
