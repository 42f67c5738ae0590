import { useRef } from 'react';
import { isTickable, type RowTicks, type TableProps } from './column.ts';

/**
 * Ticks all rows between the one ticked last and the one that is pressed with Shift, as in mail programs and
 * spreadsheets. Undefined for a table without boxes.
 */
export function useRangeTicks<Row>({
  ticks,
  rows = [],
  rowKey,
}: Pick<TableProps<Row>, 'ticks' | 'rows' | 'rowKey'>): RowTicks<Row> | undefined {
  const lastKey = useRef<string | number | null>(null);
  if (!ticks) return undefined;
  return {
    ...ticks,
    onTick(pressed, isTicked, isRange = false) {
      const [row] = pressed;
      const isOne = row !== undefined && pressed.length === 1;
      const place = (key: string | number) => rows.findIndex((one) => rowKey(one) === key);
      const from = lastKey.current === null ? -1 : place(lastKey.current);
      const to = isOne ? place(rowKey(row)) : -1;
      lastKey.current = isOne ? rowKey(row) : null;
      if (!isRange || from < 0 || to < 0) return ticks.onTick(pressed, isTicked);
      const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
      return ticks.onTick(
        range.filter((one) => isTickable(ticks, one)),
        isTicked,
      );
    },
  };
}
