import { ticketRequestList } from '@takst/contract/services/self-service/requests/list-ticket-requests.contract.ts';
import type { TicketRequest } from '@takst/contract/services/self-service/requests/ticket-request.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { replyOf } from '#platform/api/query.ts';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { formatNumber } from '#platform/design/format.ts';
import { type Choice, rowsQueryFor } from '@takst/contract/platform/lists/rows-asked.ts';
import { BarButton, TickedBar } from '#platform/design/list/ticked-bar.tsx';
import type { TickedRows } from '#platform/design/list/use-ticked.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { Act } from './answer-requests.ts';

const AnswerManyModal = lazyDialog(
  async () => (await import('./answer-many.modal.tsx')).AnswerManyModal,
);

/** As many as one call of the list gives. */
const maxRequests = 10_000;

interface TickedRequestsProps {
  ticked: TickedRows<TicketRequest>;
  /** Which rows the list has: ticking all follows it. */
  choice: Choice;
  /** Number of rows that match. */
  total: number;
}

/** The number of ticked requests, and both answers for all of them. */
export function TickedRequests({ ticked, choice, total }: TickedRequestsProps) {
  const t = useTexts('ticket-requests');
  const failureText = useFailureText();
  const { company, features } = useSession();
  const { orderFeature } = useServicePages();
  const [act, setAct] = useState<Act | null>(null);
  const requests = [...ticked.rows.values()];
  const fetching = useMutation({
    mutationFn: () =>
      replyOf(ticketRequestList.list, {
        params: { id: company.id },
        query: { ...rowsQueryFor(ticketRequestList, choice), maxEntries: maxRequests, offset: 0 },
      }),
    onSuccess: ({ matches }) => ticked.tick(matches, true),
  });
  return (
    <>
      <TickedBar
        text={t('ticked', { number: formatNumber(requests.length) })}
        clearLabel={t('untick')}
        onClear={ticked.clear}
        more={
          requests.length < total && (
            <BarButton
              aria-disabled={fetching.isPending}
              onClick={() => !fetching.isPending && fetching.mutate()}
              className="font-normal underline"
            >
              {t('tickAll', { total: formatNumber(total) })}
            </BarButton>
          )
        }
        actions={
          <>
            {features.has(orderFeature) && (
              <BarButton
                icon="check"
                disabled={requests.every(({ expired }) => expired)}
                onClick={() => setAct('approve')}
              >
                {t('approve')}
              </BarButton>
            )}
            <BarButton icon="close" onClick={() => setAct('reject')}>
              {t('reject')}
            </BarButton>
          </>
        }
      >
        {fetching.error && (
          <p role="alert" className="px-3 pb-1 text-small">
            {failureText(fetching.error)}
          </p>
        )}
      </TickedBar>
      {act && (
        <AnswerManyModal
          act={act}
          requests={requests}
          onAnswered={(answered) => ticked.tick(answered, false)}
          onClose={() => setAct(null)}
        />
      )}
    </>
  );
}
