import type { PageAddress } from '@takst/contract/app/path-to.ts';
import type { HistoryEntry } from '@takst/contract/platform/changes/history-entry.schema.ts';
import { channelName } from '@takst/domain/platform/changes/channels.ts';
import type { ComponentProps } from 'react';
import { Link } from '#platform/design/buttons/link.tsx';
import { SearchedList } from '#platform/design/list/searched-list.tsx';
import type { List } from '#platform/design/list/use-list.ts';
import { formatNumber } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { Column } from '#platform/design/table/column.ts';
import { useMoment } from '#platform/session/use-moment.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ChangeDetails } from './change-details.tsx';
import { useHistoryLine } from './use-history-line.ts';

type PageParts = Pick<
  ComponentProps<typeof SearchedList>,
  'subtitle' | 'back' | 'actions' | 'notice' | 'searchLabel' | 'filters'
>;

interface HistoryListProps<Filter extends string> extends PageParts {
  list: List<HistoryEntry, Filter>;
  /** The page that shows what a batch has made, by `batch` in its address. */
  pageOfBatch: PageAddress;
}

/** Changes, newest first: one sentence each; the old and new values open on request. */
export function HistoryList<Filter extends string>({
  list,
  pageOfBatch,
  ...page
}: HistoryListProps<Filter>) {
  const t = useTexts('change-history');
  return (
    <SearchedList
      {...page}
      list={list}
      title={t('history')}
      columns={useColumns(pageOfBatch)}
      skeletonRows={6}
      empty={{ icon: 'document', title: t('emptyTitle'), text: t('emptyText') }}
      noHits={{ title: t('noHitsTitle'), text: t('noHitsText'), showAll: t('showAll') }}
      failedTitle={t('failed')}
    />
  );
}

function useColumns(pageOfBatch: PageAddress): Column<HistoryEntry>[] {
  const t = useTexts('change-history');
  const language = usePageLanguage();
  const moment = useMoment();
  const lineOf = useHistoryLine();
  const moreOf = (entry: HistoryEntry) => (
    <>
      <LinkToMade entry={entry} pageOfBatch={pageOfBatch} />
      <ChangeDetails entry={entry} ownFieldNames={{}} />
    </>
  );
  return [
    {
      id: 'at',
      header: t('when'),
      width: 11,
      cell: ({ at }) => <span className="whitespace-nowrap tabular-nums">{moment(at)}</span>,
    },
    {
      id: 'what',
      header: t('what'),
      isRowHeader: true,
      cell: (entry) => (
        <>
          <span className="font-medium wrap-anywhere">{lineOf(entry)}</span>
          {moreOf(entry)}
        </>
      ),
      cardCell: lineOf,
      cardBelow: moreOf,
    },
    {
      id: 'channel',
      header: t('channel'),
      width: 10,
      cell: ({ channel }) => channelName(channel)[language],
    },
  ];
}

interface LinkToMadeProps {
  entry: HistoryEntry;
  pageOfBatch: PageAddress;
}

/** The way to the single changes of a batch. */
function LinkToMade({ entry: { batch }, pageOfBatch }: LinkToMadeProps) {
  const t = useTexts('change-history');
  if (!batch || batch.made.length === 0) return null;
  const count = batch.made.reduce((sum, { changes }) => sum + changes, 0);
  return (
    <Link
      to={pageOfBatch}
      search={{ batch: String(batch.id) }}
      className="block w-fit text-small font-normal pointer-coarse:py-2"
    >
      {t('showMade', { count, number: formatNumber(count) })}
    </Link>
  );
}
