import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { BatchKitProvider } from '#batches/batch-kit.ts';
import { StartBatch } from '#batches/start/start-batch.tsx';
import { Card } from '#design/page/card.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import { SkeletonLines } from '#design/page/skeleton.tsx';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { fieldsAtStart } from '#tickets/offer/order-fields.ts';
import { offerFor, type OrderOffer } from '#tickets/offer/order-offer.ts';
import { companyProductsQuery, zonesQuery } from '#tickets/offer/order.queries.ts';
import { orderBodyOf } from '../order/order-body.ts';
import { useOrderManyKit } from './use-order-many-kit.tsx';

/** Stands below what most come for. */
const BatchList = lazy(async () => ({
  default: (await import('#batches/list/batch-list.tsx')).BatchList,
}));

/** Reads a list of employees into a draft, and shows the lists before it. */
export function OrderManyPage() {
  const t = useTexts('batch-company-ticket-orders');
  const session = useSession();
  const kit = useOrderManyKit();
  const { data: zones } = useQuery(zonesQuery);
  const { data: products } = useQuery(companyProductsQuery(session.company.id));
  const offer = zones && products && offerFor(session, { zones, products });
  return (
    <BatchKitProvider value={kit}>
      <PageHeader title={t('title')} subtitle={t('subtitle', { company: session.company.name })} />
      <div className="grid gap-10">
        {offer ? (
          <StartBatch options={optionsAtStart(offer)} />
        ) : (
          <Card>
            <SkeletonLines lines={4} />
          </Card>
        )}
        <Suspense>
          <BatchList />
        </Suspense>
      </div>
    </BatchKitProvider>
  );
}

/** The same choices with which the order of one ticket begins. */
function optionsAtStart(offer: OrderOffer) {
  const { agreements, zones, tenant } = offer;
  const startDates = offer.arbitraryDates ? [] : offer.startDates;
  const { defaultZones } = tenant;
  const beginning = { subscriber: null, choices: {} };
  const fields = fieldsAtStart({ agreements, zones, startDates, defaultZones, ...beginning });
  const { zoneFrom, zoneTo, validAllZones } = orderBodyOf(fields, offer);
  return {
    agreementName: fields.agreementName || null,
    startDate: fields.startDate || null,
    zoneFrom,
    zoneTo,
    validAllZones,
    hasNewNames: false,
    slashOrder: null,
  };
}
