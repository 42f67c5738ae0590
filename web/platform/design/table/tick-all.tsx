import { TickBox } from '#platform/design/fields/tick-box.tsx';
import { isTickable, type RowTicks } from './column.ts';

interface TickAllProps<Row> {
  rows: readonly Row[];
  ticks: RowTicks<Row>;
  /** Rows of another search or filter are loading, so their number is not known yet. */
  isStale: boolean;
}

export function TickAll<Row>({ rows, ticks, isStale }: TickAllProps<Row>) {
  const tickable = rows.filter((row) => isTickable(ticks, row));
  const tickedCount = tickable.filter(ticks.isTicked).length;
  const isAll = tickable.length > 0 && tickedCount === tickable.length;
  return (
    <TickBox
      label={ticks.allLabel}
      isTicked={isAll}
      isPartly={tickedCount > 0 && !isAll}
      isDisabled={isStale || tickable.length === 0}
      onTick={(isTicked) => ticks.onTick(tickable, isTicked)}
    />
  );
}
