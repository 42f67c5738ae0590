import { listDeliveries } from '@takst/contract/services/ticket-counter/delivery/list-deliveries.contract.ts';
import { getCounterOrder } from '@takst/contract/services/ticket-counter/orders/get-counter-order.contract.ts';
import { listRefunds } from '@takst/contract/services/ticket-counter/orders/list-refunds.contract.ts';
import type { Feature } from '@takst/domain/platform/access/feature.ts';
import { screen } from '#testing/dom.ts';
import { ToastRegion } from '#platform/design/toasts/toast-region.tsx';
import { fakeServer, type RouteAnswer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import {
  cupOnPage,
  refundedCode,
  sentCode,
  unusedCode,
} from '#services/ticket-counter/test-counter-orders.ts';
import { CounterOrderPage } from './counter-order.page.tsx';

export const list = (matches: object[]) => ({
  status: 200,
  body: { totalEntries: matches.length, matches },
});

/** The page of an order with three codes, as its buyer has it. */
export async function openOrder(
  order: object = cupOnPage,
  more: readonly RouteAnswer[] = [],
  features: readonly Feature[] = ['ticketCounter', 'ticketCounter.order'],
) {
  const server = fakeServer(
    [getCounterOrder, { status: 200, body: order }],
    [listDeliveries, list([unusedCode, sentCode, refundedCode])],
    [
      listRefunds,
      { status: 200, body: [{ id: 503, refundedAt: '2026-03-03T10:00:00Z', totalPrice: 42 }] },
    ],
    ...more,
  );
  const page = () => (
    <>
      <CounterOrderPage />
      <ToastRegion />
    </>
  );
  await openPage({
    pages: { '/billettluka/ordrehistorikk/$id': page },
    at: '/billettluka/ordrehistorikk/48211',
    features,
    texts: ['counter-order', 'counter-words', 'tickets'],
  });
  return server;
}

export const row = (name: RegExp) => screen.findByRole('row', { name });
