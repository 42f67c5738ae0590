import type { BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { FilterChips } from '#platform/design/list/filter-chips.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { Rows } from '../batch/use-rows.ts';

interface RowChipsProps {
  totals: BatchTotals;
  rows: Rows;
  /** Nothing in them can be mended. */
  isTicked: boolean;
}

/** Which rows are listed, with the number of each. */
export function RowChips({ totals, rows, isTicked }: RowChipsProps) {
  const t = useTexts('batches');
  const isGroup = rows.filters.fault !== '';
  return (
    <FilterChips
      label={t('showRows')}
      value={isGroup ? 'group' : rows.show}
      onChange={(show) => rows.setFilters({ show })}
      chips={[
        { value: 'all', label: t('chipAll'), count: totals.rows },
        {
          value: 'faulty',
          label: t(isTicked ? 'stateCannot' : 'stateFaulty'),
          count: totals.faulty,
        },
        { value: 'left-out', label: t('stateLeftOut'), count: totals.leftOut },
        { value: 'ready', label: t('chipReady'), count: totals.ready },
      ]}
    />
  );
}
