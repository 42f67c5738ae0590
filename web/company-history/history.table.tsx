import type { CompanyHistoryEntry } from '@takst/contract/companies/company-history.schema.ts';
import { Button } from '#design/buttons/button.tsx';
import { formatMoment } from '#design/format.ts';
import { EmptyState } from '#design/page/empty-state.tsx';
import type { Column } from '#design/table/column.ts';
import { Table } from '#design/table/table.tsx';
import { WhatChanged } from '#design/table/what-changed.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { useHistoryWords } from './history-words.ts';

interface HistoryTableProps {
  rows: readonly CompanyHistoryEntry[] | undefined;
  /** The rows are those of the filter before, while the new ones are on their way. */
  isStale: boolean;
  isFiltered: boolean;
  onReset: () => void;
}

/** When, what, of whom, who, and before and after. */
export function HistoryTable({ rows, isStale, isFiltered, onReset }: HistoryTableProps) {
  const t = useTexts('company-history');
  return (
    <Table
      label={t('title')}
      columns={useColumns()}
      rows={rows}
      isStale={isStale}
      rowKey={(entry) => entry.id}
      skeletonRows={6}
      empty={
        isFiltered ? (
          <EmptyState
            icon="search"
            title={t('noneTitle')}
            actions={<Button onClick={onReset}>{t('reset')}</Button>}
          >
            {t('noneText')}
          </EmptyState>
        ) : (
          <EmptyState icon="document" title={t('emptyTitle')}>
            {t('emptyText')}
          </EmptyState>
        )
      }
    />
  );
}

function useColumns(): Column<CompanyHistoryEntry>[] {
  const t = useTexts('company-history');
  const { kindOf, whoOf, differenceOf } = useHistoryWords();
  return [
    {
      id: 'at',
      header: t('when'),
      cell: ({ at }) => <span className="whitespace-nowrap tabular-nums">{formatMoment(at)}</span>,
    },
    {
      id: 'what',
      header: t('what'),
      isRowHeader: true,
      cell: ({ kind, about, differences }) => (
        <WhatChanged
          what={about === null ? kindOf(kind) : `${kindOf(kind)}: ${about}`}
          differences={differences.map((one) => ({ field: one.field, words: differenceOf(one) }))}
        />
      ),
    },
    { id: 'who', header: t('who'), cell: whoOf },
  ];
}
