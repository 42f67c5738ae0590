import { Card } from '#platform/design/page/card.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CounterViews } from '../views/counter-views.tsx';
import { CounterOfferProvider, useLoadedCounterOffer } from './counter-order-offer.ts';
import { FormerOrders, useNewestOrders } from './former-orders.tsx';
import { useFormerOrder } from './former-order.ts';
import { OrderCounterTicketsForm } from './order-counter-tickets.form.tsx';

/** Orders tickets and travel money at the counter of a company (spec 3 §2). */
export function OrderCounterTicketsPage() {
  const t = useTexts('counter-order-form');
  const { company } = useSession();
  const offer = useLoadedCounterOffer();
  const former = useFormerOrder();
  const newest = useNewestOrders();
  useDocumentTitle(t('title'));
  return (
    <>
      <PageHeader
        title={t('title')}
        // In a wide window the company stands in the header.
        subtitle={<span className="md:hidden">{company.name}</span>}
      />
      <CounterViews />
      {offer && newest && former !== undefined ? (
        <CounterOfferProvider value={offer}>
          <FormerOrders orders={newest} />
          <OrderCounterTicketsForm key={`${company.id} ${former?.order.id}`} former={former} />
        </CounterOfferProvider>
      ) : (
        <Card>
          <SkeletonLines lines={12} />
        </Card>
      )}
    </>
  );
}
