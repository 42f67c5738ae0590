import type { CSSProperties } from 'react';
import type { Column } from './column.ts';

interface ColumnWidthsProps<Row> {
  columns: readonly Column<Row>[];
  hasTicks: boolean;
}

/** Fixes the column widths, so that they are the same on every page and in the skeleton. */
export function ColumnWidths<Row>({ columns, hasTicks }: ColumnWidthsProps<Row>) {
  return (
    <colgroup>
      {hasTicks && <col className="w-13" />}
      {columns.map(({ id, width }) => (
        <col
          key={id}
          className={width ? 'lg:w-(--column-width)' : undefined}
          style={width ? ({ '--column-width': `${width}rem` } as CSSProperties) : undefined}
        />
      ))}
    </colgroup>
  );
}
