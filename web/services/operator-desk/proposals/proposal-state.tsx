import type { Proposal } from '@takst/contract/services/operator-desk/proposal.schema.ts';
import { daysWaited, hasWaitedLong } from '@takst/domain/services/operator-desk/waiting.rules.ts';
import { formatNumber } from '#platform/design/format.ts';
import { Badge } from '#platform/design/page/badge.tsx';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Only what waits, and what cannot go on, stands out. */
export function ProposalState({
  proposal,
}: {
  proposal: Pick<Proposal, 'state' | 'stale' | 'proposedAt' | 'overtaken'>;
}) {
  const t = useTexts('operator-desk');
  const { today } = useSignedIn();
  const { state, stale, proposedAt, overtaken } = proposal;
  if (state === 'OPEN') {
    if (stale) return <Badge tone="error">{t('stateStale')}</Badge>;
    const count = daysWaited({ proposedAt, today });
    return hasWaitedLong({ proposedAt, today }) ? (
      <Badge tone="error" icon="clock">
        {t('stateWaitsLong', { count, number: formatNumber(count) })}
      </Badge>
    ) : (
      <Badge tone="warning">{t('stateOpen')}</Badge>
    );
  }
  if (overtaken) return <Badge tone="error">{t('stateOvertaken')}</Badge>;
  if (state === 'APPROVED') return <Badge tone="quiet">{t('stateApproved')}</Badge>;
  return <Badge tone="muted">{t(state === 'REJECTED' ? 'stateRejected' : 'stateWithdrawn')}</Badge>;
}
