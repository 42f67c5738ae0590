import type { CounterOrderDetails } from '@takst/contract/services/ticket-counter/orders/get-counter-order.contract.ts';
import type { listCounterOrders } from '@takst/contract/services/ticket-counter/orders/counter-order-list.contract.ts';
import type { CounterOrderEntry } from '@takst/contract/services/ticket-counter/orders/counter-order.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useIdInAddress } from '#platform/api/use-id-in-address.ts';
import { useListedRow } from '#platform/api/use-listed-row.ts';
import { formatMoment } from '#platform/design/format-moment.ts';
import { formatNumber } from '#platform/design/format.ts';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { useListAddress } from '#platform/design/list/list-address.ts';
import { Card } from '#platform/design/page/card.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { SkeletonLines, SkeletonTitle } from '#platform/design/page/skeleton.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { Deliveries } from '#services/ticket-counter/deliveries/deliveries.tsx';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { counterOrderQuery } from './counter-order.queries.ts';
import { DeliveryProgress } from './delivery-progress.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { WhatYouMay } from './what-you-may.tsx';

/** An order of the counter with all that it has handed out (spec 3 §2, Order details). */
export function CounterOrderPage() {
  const t = useTexts('counter-order');
  const id = useIdInAddress();
  const { data: order, error } = useQuery(counterOrderQuery(id));
  const listedOrder = useListedRow<typeof listCounterOrders>(
    '/ticketoffice-api/company/{id}/orders',
    id,
  );
  const entry = order ?? listedOrder;
  const title = entry ? titleOf(entry, t) : null;
  useDocumentTitle(title);
  return (
    <>
      <PageHeader
        back={
          <BackLink to="/billettluka/ordrehistorikk" search={useListAddress()}>
            {t('toList')}
          </BackLink>
        }
        title={title ?? (error ? t('order') : <SkeletonTitle />)}
        subtitle={entry && <WhoAndWhen order={entry} />}
        actions={order && <OrderActions order={order} />}
      />
      {error ? (
        <Card isFlush>
          <EmptyState icon="ticket" title={t('goneTitle')}>
            {t('goneText')}
          </EmptyState>
        </Card>
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_var(--size-aside)]">
          <div className="grid min-w-0 gap-4">
            {/* Remounts for another order, so that its first page is shown. */}
            {order ? <OrderBody key={id} order={order} /> : <LoadingCard lines={8} />}
          </div>
          <div className="grid gap-4">
            {entry ? <OrderFacts order={entry} /> : <LoadingCard lines={6} />}
            {order && <WhatYouMay order={order} />}
          </div>
        </div>
      )}
    </>
  );
}

const titleOf = (
  { personalReference, id }: CounterOrderEntry,
  t: ReturnType<typeof useTexts<'counter-order'>>,
): string => personalReference ?? t('orderNumber', { number: String(id) });

const OrderBody = ({ order }: { order: CounterOrderDetails }) => (
  <>
    <DeliveryProgress order={order} />
    <Deliveries order={order} />
  </>
);

const LoadingCard = ({ lines }: { lines: number }) => (
  <Card>
    <SkeletonLines lines={lines} />
  </Card>
);

function WhoAndWhen({ order }: { order: CounterOrderEntry }) {
  const t = useTexts('counter-order');
  const words = useTexts('counter-words');
  const language = usePageLanguage();
  const { today } = useSession();
  const { id, productName, passengerCount, orderedBy: name, purchaseDate } = order;
  const number = formatNumber(order.requestedTicketCount);
  const when = formatMoment(purchaseDate, { language, today });
  const product = productName?.[language] ?? words('unknownProduct');
  return (
    <span className="inline-flex flex-wrap gap-x-3">
      {order.personalReference !== null && <span>{t('orderNumber', { number: String(id) })}</span>}
      <span>
        {passengerCount === null
          ? t('what', { number, product })
          : t('whatOfPaper', { count: passengerCount, number, product })}
      </span>
      <span>{name === null ? t('orderedAt', { when }) : t('orderedBy', { name, when })}</span>
    </span>
  );
}
