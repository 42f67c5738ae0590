import { useQuery } from '@tanstack/react-query';
import { BatchKitProvider } from '#ticketing/batches/batch/batch-kit.ts';
import { BatchesBelow } from '#ticketing/batches/list/batches-below.tsx';
import { StartBatch } from '#ticketing/batches/start/start-batch.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CompareRosterButton } from '#ticketing/tickets/order-many-button.tsx';
import { offerFor } from '#services/company-tickets/offer/order-offer.ts';
import { companyProductsQuery, zonesQuery } from '#ticketing/tickets/offer/order.queries.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import { orderOptionsAtStart } from './options-at-start.ts';
import { useOrderManyKit } from './use-order-many-kit.tsx';

/** Reads a list of people into a draft of orders, and shows the lists before it. */
export function StartManyOrders() {
  const t = useTexts('batch-company-ticket-orders');
  const session = useSession();
  const kit = useOrderManyKit();
  const { service } = useServicePages();
  const { data: zones } = useQuery(zonesQuery);
  const { data: products } = useQuery(companyProductsQuery(session.company.id));
  const offer = zones && products && offerFor(session, { service, zones, products });
  return (
    <BatchKitProvider value={kit}>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle', { company: session.company.name })}
        actions={<CompareRosterButton />}
      />
      <div className="grid gap-10">
        {offer ? (
          <StartBatch
            options={{ ...orderOptionsAtStart(offer), hasNewNames: false, slashOrder: null }}
          />
        ) : (
          <Card>
            <SkeletonLines lines={4} />
          </Card>
        )}
        <BatchesBelow />
      </div>
    </BatchKitProvider>
  );
}
