import type { Proposal } from '@takst/contract/services/operator-desk/proposal.schema.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIdInAddress } from '#platform/api/use-id-in-address.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { Link } from '#platform/design/buttons/link.tsx';
import { formatDate, formatNumber } from '#platform/design/format.ts';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { Skeleton } from '#platform/design/page/skeleton.tsx';
import { useMoment } from '#platform/session/use-moment.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { proposalQuery } from '../proposals/operator-desk.queries.ts';
import { ProposalState } from '../proposals/proposal-state.tsx';
import { useKindName } from '../proposals/use-kind-name.ts';
import { ComparedCard } from './compared-card.tsx';

const DecideModal = lazyDialog(async () => (await import('./decide.modal.tsx')).DecideModal);
const RejectModal = lazyDialog(async () => (await import('./reject.modal.tsx')).RejectModal);

/** What is proposed beside what is in force, and who may decide it. */
export function ProposalPage() {
  const t = useTexts('operator-desk');
  const { data } = useQuery(proposalQuery(useIdInAddress()));
  const kindName = useKindName();
  const back = <BackLink to="/operator">{t('back')}</BackLink>;
  if (!data) return <PageHeader title={<Skeleton className="h-8 w-64" />} back={back} />;
  const { proposal } = data;
  return (
    <>
      <PageHeader
        title={t('proposalTitle', { kind: kindName(proposal) })}
        subtitle={<Story proposal={proposal} />}
        back={back}
        actions={proposal.state === 'OPEN' && <Decisions proposal={proposal} />}
      />
      <div className="grid grid-cols-1 gap-6">
        <ProposalNotice proposal={proposal} nrOfDeciders={data.nrOfDeciders} />
        {proposal.kind === 'prices' && (
          <p>
            <Link to={pathTo('/operator/prisendring/{id}', { id: proposal.id })}>
              {t('seeWhatPricesMean')}
            </Link>
          </p>
        )}
        <ComparedCard compared={data.compared} productNames={data.productNames} />
      </div>
    </>
  );
}

/** Who proposed it, and what became of it. */
function Story({ proposal }: { proposal: Proposal }) {
  const t = useTexts('operator-desk');
  const moment = useMoment();
  const { state, proposedBy, proposedAt, decidedBy, decidedAt, reason } = proposal;
  const decided = {
    APPROVED: 'approvedBy',
    REJECTED: 'rejectedBy',
    WITHDRAWN: 'withdrawnBy',
  } as const;
  return (
    <span className="grid gap-1">
      <span>
        {t('proposedByOn', { name: proposedBy, moment: moment(proposedAt, 'in-sentence') })}
      </span>
      {state !== 'OPEN' && decidedBy !== null && decidedAt !== null && (
        <span>
          {t(decided[state], { name: decidedBy, moment: moment(decidedAt, 'in-sentence') })}
        </span>
      )}
      {reason !== null && <span className="whitespace-pre-line wrap-anywhere">{reason}</span>}
      <span>
        <ProposalState proposal={proposal} />
      </span>
    </span>
  );
}

interface ProposalNoticeProps {
  proposal: Proposal;
  nrOfDeciders: number;
}

function ProposalNotice({ proposal, nrOfDeciders }: ProposalNoticeProps) {
  const { state, stale, isOwn, overtaken } = proposal;
  const t = useTexts('operator-desk');
  const moment = useMoment();
  if (overtaken) {
    const date = formatDate(overtaken.asOf);
    return (
      <Notice kind="warning" title={t('overtakenTitle')}>
        <p>{t('overtakenText', { date, moment: moment(overtaken.at, 'in-sentence') })}</p>
      </Notice>
    );
  }
  if (stale) {
    const isBase = stale === 'BASE_CHANGED';
    return (
      <Notice kind="error" title={t(isBase ? 'staleBase' : 'staleDay')}>
        <p>{t(isBase ? 'staleBaseText' : 'staleDayText')}</p>
      </Notice>
    );
  }
  if (state !== 'OPEN' || !isOwn) return null;
  if (nrOfDeciders === 0) {
    return (
      <Notice kind="warning" title={t('nobodyTitle')}>
        <p>{t('nobodyText')}</p>
      </Notice>
    );
  }
  return (
    <Notice title={t('ownTitle')}>
      <p>{t('ownText', { count: nrOfDeciders, number: formatNumber(nrOfDeciders) })}</p>
    </Notice>
  );
}

function Decisions({ proposal }: { proposal: Proposal }) {
  const t = useTexts('operator-desk');
  const [open, setOpen] = useState<'approve' | 'reject' | 'withdraw' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {proposal.isOwn ? (
        <Button variant="danger" onClick={() => setOpen('withdraw')}>
          {t('withdraw')}
        </Button>
      ) : (
        <>
          {!proposal.stale && (
            <Button variant="primary" onClick={() => setOpen('approve')}>
              {t('approve')}
            </Button>
          )}
          <Button onClick={() => setOpen('reject')}>{t('reject')}</Button>
        </>
      )}
      {open === 'reject' && <RejectModal proposal={proposal} onClose={close} />}
      {(open === 'approve' || open === 'withdraw') && (
        <DecideModal proposal={proposal} act={open} onClose={close} />
      )}
    </>
  );
}
