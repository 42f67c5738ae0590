import type { HistoryEntry } from '@takst/contract/changes/history-entry.schema.ts';
import { channelName } from '@takst/domain/changes/channels.ts';
import type { ComponentProps } from 'react';
import { formatMoment } from '#design/format.ts';
import { SearchedList } from '#design/list/searched-list.tsx';
import type { List } from '#design/list/use-list.ts';
import { usePageLanguage } from '#design/page-language.ts';
import type { Column } from '#design/table/column.ts';
import { useTexts } from '#texts/use-texts.ts';
import { type OwnFieldNames, useChangeDetails } from './use-change-details.ts';
import { useChangeSentence } from './use-change-sentence.ts';

type PageParts = Pick<
  ComponentProps<typeof SearchedList>,
  'subtitle' | 'back' | 'actions' | 'searchLabel' | 'filters'
>;

interface HistoryListProps<Filter extends string> extends PageParts {
  list: List<HistoryEntry, Filter>;
  ownFieldNames?: OwnFieldNames;
  /** All changes are about one person, so sentences leave out the name. */
  isOfOnePerson?: boolean;
}

/** Changes, newest first: one sentence each; the old and new values open on request. */
export function HistoryList<Filter extends string>({
  list,
  ownFieldNames = {},
  isOfOnePerson = false,
  ...page
}: HistoryListProps<Filter>) {
  const t = useTexts('change-history');
  return (
    <SearchedList
      {...page}
      list={list}
      title={t('history')}
      columns={useColumns(ownFieldNames, isOfOnePerson)}
      skeletonRows={list.isSection ? 3 : 6}
      empty={{ icon: 'document', title: t('emptyTitle'), text: t('emptyText') }}
      noHits={{ title: t('noHitsTitle'), text: t('noHitsText'), showAll: t('showAll') }}
      failedTitle={t('failed')}
    />
  );
}

function useColumns(ownFieldNames: OwnFieldNames, isOfOnePerson: boolean): Column<HistoryEntry>[] {
  const t = useTexts('change-history');
  const language = usePageLanguage();
  const sentenceOf = useChangeSentence({ isOfOnePerson });
  const detailOf = useChangeDetails(ownFieldNames);
  return [
    {
      id: 'at',
      header: t('when'),
      width: 11,
      cell: ({ at }) => <span className="whitespace-nowrap tabular-nums">{formatMoment(at)}</span>,
    },
    {
      id: 'what',
      header: t('what'),
      isRowHeader: true,
      cell: (entry) => (
        <>
          <span className="font-medium wrap-anywhere">{sentenceOf(entry)}</span>
          {entry.differences.length > 0 && (
            <details className="text-small font-normal text-ink-muted">
              <summary className="w-fit cursor-pointer py-0.5 underline pointer-coarse:py-3">
                {t('details')}
              </summary>
              {entry.differences.map((difference) => (
                <span key={difference.field} className="block wrap-anywhere">
                  {detailOf(difference)}
                </span>
              ))}
            </details>
          )}
        </>
      ),
    },
    {
      id: 'channel',
      header: t('channel'),
      width: 10,
      cell: ({ channel }) => channelName(channel)[language],
    },
  ];
}
