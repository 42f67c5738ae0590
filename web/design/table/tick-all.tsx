import { TickBox } from '#design/fields/tick-box.tsx';
import type { RowTicks } from './column.ts';

interface TickAllProps<Row> {
  rows: readonly Row[];
  ticks: RowTicks<Row>;
  /** Rows of another search or filter are on their way: nobody knows yet what all of them are. */
  isStale: boolean;
}

export function TickAll<Row>({ rows, ticks, isStale }: TickAllProps<Row>) {
  const tickedCount = rows.filter(ticks.isTicked).length;
  const isAll = rows.length > 0 && tickedCount === rows.length;
  return (
    <TickBox
      label={ticks.allLabel}
      isTicked={isAll}
      isPartly={tickedCount > 0 && !isAll}
      isDisabled={isStale}
      onTick={(isTicked) => ticks.onTick(rows, isTicked)}
    />
  );
}
