import type { Batch } from '@takst/contract/batches/batch.schema.ts';
import { useTexts } from '#texts/use-texts.ts';
import { Chips } from '../chips.tsx';
import type { Rows } from '../use-rows.ts';

export function ResultChips({ batch, rows }: { batch: Batch; rows: Rows }) {
  const t = useTexts('batches');
  const { total, done } = batch;
  return (
    <Chips
      label={t('showRows')}
      selected={rows.show}
      onSelect={(show) => rows.setFilters({ show })}
      chips={[
        { value: 'all', text: t('chipAll'), count: total },
        { value: 'done', text: t('stateDone'), count: done },
        { value: 'not-done', text: t('chipNotDone'), count: total - done },
      ]}
    />
  );
}
