import type { CSSProperties } from 'react';
import { classNames } from '#platform/design/class-names.ts';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { type Column, hasFixedWidths, type TableProps } from './column.ts';
import { TableCards } from './table-cards.tsx';
import { TableHead } from './table-head.tsx';
import { moveByArrows } from './move-by-arrows.ts';
import { shownWhere, SkeletonRows, TableRow } from './table-row.tsx';
import { TickAll } from './tick-all.tsx';
import { useRangeTicks } from './use-range-ticks.ts';
import { useNarrow } from './use-narrow.ts';

/** A data table; on a narrow screen a list of cards. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, sort, onSort, empty, skeletonRows = 10 } = props;
  const { isStale = false } = props;
  const ticks = useRangeTicks(props);
  const t = useDesignTexts();
  const isNarrow = useNarrow(props.cardsBelow ?? 600);
  const isLoading = rows === undefined;

  const whole = {
    'aria-busy': isLoading || isStale,
    className: isStale ? 'opacity-60 transition-opacity delay-150' : undefined,
  };
  if (rows?.length === 0) return <div {...whole}>{empty}</div>;
  return (
    <div {...whole}>
      <span role="status" className="sr-only">
        {isLoading && t('loading')}
      </span>
      {isNarrow ? (
        <TableCards {...props} ticks={ticks} />
      ) : (
        <div className="relative overflow-x-auto">
          <table
            aria-label={label}
            className={classNames(
              'w-full border-collapse text-left text-table print:text-caption',
              hasFixedWidths(columns) && 'lg:table-fixed',
            )}
          >
            <ColumnWidths columns={columns} hasTicks={ticks !== undefined} />
            <TableHead
              columns={columns}
              sort={sort}
              onSort={onSort}
              tickAll={
                ticks && (rows ? <TickAll rows={rows} ticks={ticks} isStale={isStale} /> : null)
              }
            />
            <tbody onKeyDown={moveByArrows}>
              {rows ? (
                rows.map((row) => (
                  <TableRow
                    key={rowKey(row)}
                    row={row}
                    columns={columns}
                    rowPath={props.rowPath}
                    rowSearch={props.rowSearch ?? {}}
                    ticks={ticks}
                    markOf={props.markOf}
                    below={props.below}
                  />
                ))
              ) : (
                <SkeletonRows columns={columns} ticks={ticks} rows={skeletonRows} />
              )}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

interface ColumnWidthsProps<Row> {
  columns: readonly Column<Row>[];
  hasTicks: boolean;
}

/** A wide window has more padding (`cellPadding`). */
const widthClass = 'lg:w-(--column-width) min-[87rem]:w-[calc(var(--column-width)+1rem)]';

/** Fixes the column widths, so that they are the same on every page and in the skeleton. */
function ColumnWidths<Row>({ columns, hasTicks }: ColumnWidthsProps<Row>) {
  return (
    <colgroup>
      {hasTicks && <col className="w-13" />}
      {columns.map(({ id, width, ...column }) => (
        <col
          key={id}
          className={classNames(width !== undefined && widthClass, shownWhere(column))}
          style={width ? ({ '--column-width': `${width}rem` } as CSSProperties) : undefined}
        />
      ))}
    </colgroup>
  );
}
