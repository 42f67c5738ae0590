import { useQuery } from '@tanstack/react-query';
import { StartBatch } from '#ticketing/batches/start/start-batch.tsx';
import { offerFor } from '#services/company-tickets/offer/order-offer.ts';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { StartComparison } from '#ticketing/roster/start-comparison.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { companyProductsQuery, zonesQuery } from '#ticketing/tickets/offer/order.queries.ts';
import { joinerOptionsAtStart } from './joiner-options-at-start.ts';
import { useRosterKit } from './use-roster-kit.tsx';

/** Asks whether a list is whole, reads it, and shows the comparisons before it. */
export function RosterPage() {
  const t = useTexts('batch-company-ticket-roster');
  const tTickets = useTexts('company-tickets');
  const session = useSession();
  const { data: zones } = useQuery(zonesQuery);
  const { data: products } = useQuery(companyProductsQuery(session.company.id));
  const offer = zones && products && offerFor(session, { zones, products });
  return (
    <StartComparison
      kit={useRosterKit()}
      whole={t('wholeText')}
      part={t('partText')}
      back={<BackLink to="/bedriftsavtale">{tTickets('listTitle')}</BackLink>}
      subtitle={t('subtitle', { company: session.company.name })}
    >
      {(isWhole) =>
        offer ? (
          <StartBatch
            options={{ ...joinerOptionsAtStart(offer), isWhole, lastDay: null, slashOrder: null }}
          />
        ) : (
          <Card>
            <SkeletonLines lines={4} />
          </Card>
        )
      }
    </StartComparison>
  );
}
