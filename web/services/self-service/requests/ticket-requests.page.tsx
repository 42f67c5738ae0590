import { ticketRequestList } from '@takst/contract/services/self-service/requests/list-ticket-requests.contract.ts';
import type { TicketRequest } from '@takst/contract/services/self-service/requests/ticket-request.schema.ts';
import { lazy, Suspense, useState } from 'react';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { ListPage } from '#platform/lists/list-page.tsx';
import { useListOf } from '#platform/lists/use-list-of.ts';
import { useTicked } from '#platform/design/list/use-ticked.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import type { RowTicks } from '#platform/design/table/column.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import { nameOf } from './name-of.ts';
import { RowAnswers } from './row-answers.tsx';
import { useApprove } from './use-approve.ts';
import { useFollowRequests } from './use-follow-requests.ts';
import { useOpensOnWaiting } from './use-opens-on-waiting.ts';
import { useRequestColumns } from './use-request-columns.tsx';

const RejectRequestModal = lazyDialog(
  async () => (await import('./reject-request.modal.tsx')).RejectRequestModal,
);
// Loaded with the first tick.
const TickedRequests = lazy(async () => ({
  default: (await import('./ticked-requests.tsx')).TickedRequests,
}));

/** Remounts for another company, so that no ticks remain. */
export function TicketRequestsPage() {
  return <TicketRequests key={useSession().company.id} />;
}

/** Requests of people who ask for a ticket, which an administrator approves or rejects (spec 2 §2). */
function TicketRequests() {
  const t = useTexts('ticket-requests');
  const { company } = useSession();
  const counts = useFollowRequests();
  const list = useListOf(ticketRequestList);
  const ticked = useTicked<TicketRequest>();
  useOpensOnWaiting(counts, ticked.rows.size > 0);
  const { approve, undo, waitingId, isSending } = useApprove();
  const [rejected, setRejected] = useState<TicketRequest | null>(null);
  useDocumentTitle(`${t('title')} – ${company.name}`);
  const columns = useRequestColumns((request) => (
    <RowAnswers
      request={request}
      isPending={isSending(request)}
      onUndo={request.id === waitingId ? undo : null}
      onApprove={() => approve(request)}
      onReject={() => setRejected(request)}
    />
  ));
  const ticks: RowTicks<TicketRequest> = {
    isTicked: ({ id }) => ticked.has(id),
    onTick: ticked.tick,
    label: (request) => t('tick', { name: nameOf(request) }),
    allLabel: t('tickPage'),
  };
  return (
    <>
      <ListPage
        list={list}
        title={t('title')}
        subtitle={t('subtitle', { company: company.name })}
        searchLabel={t('searchLabel')}
        filterWords={{
          label: t('filters'),
          all: t('filterAll'),
          name: (filter) => t(filter === 'open' ? 'filterOpen' : 'filterExpired'),
          counts: counts && { ...counts, all: counts.open + counts.expired },
        }}
        columns={columns}
        ticks={ticks}
        cardsBelow={1280}
        empty={useEmptyTexts()}
      />
      <Suspense>
        {ticked.rows.size > 0 && (
          <TickedRequests ticked={ticked} choice={list} total={list.total ?? 0} />
        )}
      </Suspense>
      {rejected && <RejectRequestModal request={rejected} onClose={() => setRejected(null)} />}
    </>
  );
}

/** What would be here, and how it comes to be here. */
function useEmptyTexts() {
  const t = useTexts('ticket-requests');
  const { takesTicketRequests } = useSession().company.agreementSettings;
  const { settings } = useServicePages();
  if (takesTicketRequests) {
    return { icon: 'inbox', title: t('emptyTitle'), text: t('emptyText') } as const;
  }
  return {
    icon: 'inbox',
    title: t('closedTitle'),
    text: t('closedText'),
    actions: <LinkButton to={settings}>{t('openSettings')}</LinkButton>,
  } as const;
}
