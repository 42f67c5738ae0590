import { TickBox } from '#design/fields/tick-box.tsx';
import type { RowTicks } from './column.ts';

interface TickAllProps<Row> {
  rows: readonly Row[];
  ticks: RowTicks<Row>;
}

/** Ticks all visible rows, or none. */
export function TickAll<Row>({ rows, ticks }: TickAllProps<Row>) {
  const ticked = rows.filter(ticks.isTicked).length;
  const isAll = rows.length > 0 && ticked === rows.length;
  return (
    <TickBox
      label={ticks.allLabel}
      isTicked={isAll}
      isPartly={ticked > 0 && !isAll}
      onTick={(isTicked) => ticks.onTick(rows, isTicked)}
    />
  );
}
