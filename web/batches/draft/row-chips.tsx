import type { BatchTotals } from '@takst/contract/batches/batch.schema.ts';
import { useTexts } from '#texts/use-texts.ts';
import { Chips } from '../chips.tsx';
import type { Rows } from '../use-rows.ts';

/** Which rows are listed, with the number of each. */
export function RowChips({ totals, rows }: { totals: BatchTotals; rows: Rows }) {
  const t = useTexts('batches');
  const isGroup = rows.filters.fault !== '';
  return (
    <Chips
      label={t('showRows')}
      selected={isGroup ? '' : rows.show}
      onSelect={(show) => rows.setFilters({ show: show === 'all' ? '' : show })}
      chips={[
        { value: 'all', text: t('chipAll'), count: totals.rows },
        { value: 'faulty', text: t('stateFaulty'), count: totals.faulty },
        { value: 'left-out', text: t('stateLeftOut'), count: totals.leftOut },
        { value: 'ready', text: t('chipReady'), count: totals.ready },
      ]}
    />
  );
}
