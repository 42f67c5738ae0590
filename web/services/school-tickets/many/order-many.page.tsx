import { BatchKitProvider } from '#ticketing/batches/batch/batch-kit.ts';
import { BatchesBelow } from '#ticketing/batches/list/batches-below.tsx';
import { StartBatch } from '#ticketing/batches/start/start-batch.tsx';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useLoadedSchoolOffer } from '#services/school-tickets/order/school-order-offer.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useSchoolOrderKit } from './use-school-order-kit.tsx';

/** Begins an order for many pupils, from a file or pasted. */
export function OrderManyPage() {
  const t = useTexts('school-many');
  const { company } = useSession();
  const offer = useLoadedSchoolOffer();
  const [only, second] = offer?.agreements ?? [];
  return (
    <BatchKitProvider value={useSchoolOrderKit()}>
      <PageHeader
        back={<BackLink to="/skole/bestill">{t('toOrder')}</BackLink>}
        title={t('title')}
        subtitle={t('subtitle', { company: company.name })}
      />
      <div className="grid gap-10">
        {offer ? (
          <StartBatch
            options={{
              // Nothing that costs money is chosen at first.
              agreementName: only && !second ? String(only.id) : null,
              startDate: null,
              zoneFrom: null,
              zoneTo: null,
              validAllZones: false,
              slashOrder: null,
            }}
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
