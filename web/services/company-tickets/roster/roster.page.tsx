import { StartBatch } from '#ticketing/batches/start/start-batch.tsx';
import { useOrderOffer } from '#services/company-tickets/offer/use-order-offer.ts';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { StartComparison } from '#ticketing/roster/start-comparison.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { joinerOptionsAtStart } from './joiner-options-at-start.ts';
import { useRosterKit } from './use-roster-kit.tsx';

/** Asks whether a list is whole, reads it, and shows the comparisons before it. */
export function RosterPage() {
  const t = useTexts('batch-company-ticket-roster');
  const tTickets = useTexts('company-tickets');
  const { company } = useSession();
  const offer = useOrderOffer();
  return (
    <StartComparison
      kit={useRosterKit()}
      whole={t('wholeText')}
      part={t('partText')}
      back={<BackLink to="/bedriftsavtale">{tTickets('listTitle')}</BackLink>}
      subtitle={t('subtitle', { company: company.name })}
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
