import type { BatchRow } from '@takst/contract/batches/batch.schema.ts';
import { storedColumns } from '@takst/contract/batches/batch-service.ts';
import { useTexts } from '#texts/use-texts.ts';
import { useBatchKit } from '../batch-kit.ts';

/** What a row is called: the person's name, or else its first cell. */
export function useRowName() {
  const t = useTexts('batches');
  const { service } = useBatchKit();
  const whole = Object.values(service.columns).find((column) => column.as === 'full-name');
  const parts = whole?.as === 'full-name' ? whole.splitsInto : [];
  return ({ cells, position }: Pick<BatchRow, 'cells' | 'position'>): string => {
    const name = parts
      .map((part) => cells[part] ?? '')
      .join(' ')
      .trim();
    const [first] = storedColumns(service).flatMap(([column]) => cells[column] ?? []);
    return name || first || t('rowNumber', { row: position });
  };
}
