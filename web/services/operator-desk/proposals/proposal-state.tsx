import type { Proposal } from '@takst/contract/services/operator-desk/proposal.schema.ts';
import { Badge } from '#platform/design/page/badge.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Only what waits, and what cannot go on, stands out. */
export function ProposalState({ proposal }: { proposal: Pick<Proposal, 'state' | 'stale'> }) {
  const t = useTexts('operator-desk');
  const { state, stale } = proposal;
  if (state === 'OPEN') {
    return stale ? (
      <Badge tone="error">{t('stateStale')}</Badge>
    ) : (
      <Badge tone="warning">{t('stateOpen')}</Badge>
    );
  }
  if (state === 'APPROVED') return <Badge tone="quiet">{t('stateApproved')}</Badge>;
  return <Badge tone="muted">{t(state === 'REJECTED' ? 'stateRejected' : 'stateWithdrawn')}</Badge>;
}
