import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BatchKitProvider } from '#batches/batch-kit.ts';
import { BatchesBelow } from '#batches/list/batches-below.tsx';
import { StartBatch } from '#batches/start/start-batch.tsx';
import { BackLink } from '#design/links/back-link.tsx';
import { Card } from '#design/page/card.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import { SkeletonLines } from '#design/page/skeleton.tsx';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { offerFor } from '#company-tickets/offer/order-offer.ts';
import { companyProductsQuery, zonesQuery } from '#tickets/offer/order.queries.ts';
import { joinerOptionsAtStart } from './joiner-options-at-start.ts';
import { useRosterKit } from './use-roster-kit.tsx';
import { WholeListField } from './whole-list.field.tsx';

/** Asks whether a list is whole, reads it, and shows the comparisons before it. */
export function RosterPage() {
  const t = useTexts('batch-company-ticket-roster');
  const tTickets = useTexts('company-tickets');
  const session = useSession();
  const kit = useRosterKit();
  const [isWhole, setWhole] = useState<boolean | null>(null);
  const { data: zones } = useQuery(zonesQuery);
  const { data: products } = useQuery(companyProductsQuery(session.company.id));
  const offer = zones && products && offerFor(session, { zones, products });
  return (
    <BatchKitProvider value={kit}>
      <PageHeader
        back={<BackLink to="/bedriftsavtale">{tTickets('listTitle')}</BackLink>}
        title={t('title')}
        subtitle={t('subtitle', { company: session.company.name })}
      />
      <div className="grid gap-10">
        <div className="grid gap-6">
          <Card>
            <WholeListField value={isWhole} onChange={setWhole} />
          </Card>
          {isWhole !== null &&
            (offer ? (
              <StartBatch
                options={{
                  ...joinerOptionsAtStart(offer),
                  isWhole,
                  lastDay: null,
                  slashOrder: null,
                }}
              />
            ) : (
              <Card>
                <SkeletonLines lines={4} />
              </Card>
            ))}
        </div>
        <BatchesBelow />
      </div>
    </BatchKitProvider>
  );
}
