import type { HistoryEntry } from '@takst/contract/platform/changes/history-entry.schema.ts';
import { pageSize } from '@takst/contract/platform/lists/paging.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { linkClass } from '#platform/design/buttons/link.tsx';
import type { List } from '#platform/design/list/use-list.ts';
import { Card } from '#platform/design/page/card.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { Pagination } from '#platform/design/table/pagination.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ChangeTimeline } from './change-timeline.tsx';
import type { OwnFieldNames } from './use-change-details.ts';

export interface UndoableEnds {
  /** The ids of tickets whose end can be undone now. */
  undoableTickets: readonly number[];
  onUndoEnd: (ticketId: number) => void;
}

interface HistoryCardProps extends UndoableEnds {
  list: List<HistoryEntry>;
  ownFieldNames: OwnFieldNames;
  /** All of it is about the same person, whose name is left out. */
  isOfOnePerson: boolean;
}

/** What happened to tickets, newest first, in a part of a page; an end can be undone where it is told. */
export function HistoryCard(props: HistoryCardProps) {
  const { list, ownFieldNames, isOfOnePerson, undoableTickets, onUndoEnd } = props;
  const t = useTexts('change-history');
  const { rows, total = 0, page, setPage, isError, retry } = list;
  return (
    <Card title={t('history')}>
      {isError ? (
        <Notice kind="warning" title={t('failed')}>
          <Button className="mt-2" onClick={retry}>
            {t('tryAgain')}
          </Button>
        </Notice>
      ) : rows === undefined ? (
        <SkeletonLines lines={6} />
      ) : total === 0 ? (
        <>
          <p className="font-semibold">{t('emptyTitle')}</p>
          <p className="text-ink-muted">{t('emptyText')}</p>
        </>
      ) : (
        <ChangeTimeline
          entries={rows}
          ownFieldNames={ownFieldNames}
          isOfOnePerson={isOfOnePerson}
          undoOf={(entry) => {
            const ticketId = undoableTicketOf(entry, rows);
            return (
              ticketId !== null &&
              undoableTickets.includes(ticketId) && (
                <>
                  ·{' '}
                  <button type="button" className={linkClass} onClick={() => onUndoEnd(ticketId)}>
                    {t('undo')}
                  </button>
                </>
              )
            );
          }}
        />
      )}
      {total > pageSize && (
        <div className="-mx-(--space-panel) -mb-(--space-panel)">
          <Pagination page={page} total={total} onPage={setPage} />
        </div>
      )}
    </Card>
  );
}

/** The ticket that a change has ended, unless a newer one has ended it again. */
function undoableTicketOf(entry: HistoryEntry, entries: readonly HistoryEntry[]): number | null {
  const id = entry.ticket?.id;
  if (id === undefined) return null;
  const newest = entries.find(({ kind, ticket }) => kind === 'end-ticket' && ticket?.id === id);
  return newest === entry ? id : null;
}
