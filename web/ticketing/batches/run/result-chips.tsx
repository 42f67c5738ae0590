import type { Batch } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { FilterChips } from '#platform/design/list/filter-chips.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { Rows } from '../batch/use-rows.ts';

export function ResultChips({ batch: { total, done }, rows }: { batch: Batch; rows: Rows }) {
  const t = useTexts('batches');
  return (
    <FilterChips
      label={t('showRows')}
      value={rows.show}
      onChange={(show) => rows.setFilters({ show })}
      chips={[
        { value: 'all', label: t('chipAll'), count: total },
        { value: 'done', label: t('stateDone'), count: done },
        { value: 'not-done', label: t('chipNotDone'), count: total - done },
      ]}
    />
  );
}
