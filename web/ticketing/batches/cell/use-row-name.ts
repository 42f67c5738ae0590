import type { BatchRow } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useBatchKit } from '../batch/batch-kit.ts';
import { useColumnsInUse } from '../batch/use-columns.ts';

/** The columns that make up a person's name. */
export function useNameColumns(): readonly string[] {
  const { service } = useBatchKit();
  const whole = Object.values(service.columns).find((column) => column.as === 'full-name');
  return whole?.as === 'full-name' ? whole.splitsInto : [];
}

/** What a row is called: the person's name, or else its first cell. */
export function useRowName() {
  const t = useTexts('batches');
  const columns = useColumnsInUse();
  const parts = useNameColumns();
  return ({ cells, position }: Pick<BatchRow, 'cells' | 'position'>): string => {
    const name = parts
      .map((part) => cells[part] ?? '')
      .join(' ')
      .trim();
    const [first] = columns.flatMap(([column]) => cells[column] ?? []);
    return name || first || t('rowNumber', { row: position });
  };
}
