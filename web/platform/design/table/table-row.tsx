import type { ReactNode } from 'react';
import { classNames } from '#platform/design/class-names.ts';
import { Skeleton } from '#platform/design/page/skeleton.tsx';
import { CutCell } from './cut-cell.tsx';
import { TickBox } from '#platform/design/fields/tick-box.tsx';
import { PageLink } from '#platform/design/links/page-link.tsx';
import { NewMark, rowClass } from './row-mark.tsx';
import { type Column, hasFixedWidths, isTickable, type TableProps } from './column.ts';

interface TableRowProps<Row> extends Pick<
  TableProps<Row>,
  'columns' | 'rowPath' | 'rowSearch' | 'ticks' | 'markOf' | 'below'
> {
  row: Row;
}

const wideOnly = 'max-lg:hidden';
const widestOnly = 'max-[87rem]:hidden';

/** Where a column is left out. */
export const shownWhere = ({ isForWide = false }: Pick<Column<never>, 'isForWide'>): string =>
  isForWide === 'widest' ? widestOnly : isForWide ? wideOnly : '';

/** Narrower where the side menu leaves less room. */
export const cellPadding = 'px-4 md:max-[87rem]:px-2 print:px-1.5';

/** The link is in the row header cell and stretches over the row: one real link, one tab stop. */
const stretchedLink =
  'font-semibold text-ink decoration-1 underline-offset-4 outline-none hover:underline after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus';

export function TableRow<Row>({
  row,
  columns,
  rowPath,
  rowSearch = {},
  ticks,
  markOf,
  below,
}: TableRowProps<Row>) {
  const path = rowPath?.(row) ?? null;
  const mark = markOf?.(row);
  const detail = below?.(row) ?? null;
  const rowCells = (
    <tr
      className={classNames(
        'relative border-b border-line last:border-b-0',
        rowClass({ mark, isTicked: ticks?.isTicked(row) ?? false, isLink: path !== null }),
      )}
    >
      {ticks && (
        <td className="pl-2">
          {isTickable(ticks, row) && (
            <TickBox
              label={ticks.label(row)}
              isTicked={ticks.isTicked(row)}
              onTick={(isTicked, isRange) => ticks.onTick([row], isTicked, isRange)}
            />
          )}
        </td>
      )}
      {columns.map((column) => {
        const Cell = column.isRowHeader ? 'th' : 'td';
        const content = column.cell(row);
        const rowContent = column.isRowHeader ? (
          <>
            {path === null ? (
              content
            ) : (
              <PageLink to={path} search={rowSearch} data-row-link className={stretchedLink}>
                {content}
              </PageLink>
            )}
            <NewMark mark={mark} />
          </>
        ) : (
          content
        );
        return (
          <Cell
            key={column.id}
            scope={column.isRowHeader ? 'row' : undefined}
            className={classNames(
              // Two lines, too, are as high as a row.
              'h-(--size-row) py-0.5',
              // Elsewhere a column is as wide as its longest word.
              hasFixedWidths(columns) && 'lg:wrap-anywhere',
              column.isRowHeader || column.isName ? 'font-semibold' : 'font-normal',
              cellPadding,
              shownWhere(column),
              column.align === 'end' && 'text-right',
              isNumber(content) && 'tabular-nums',
            )}
          >
            {column.isCut ? <CutCell>{rowContent}</CutCell> : rowContent}
          </Cell>
        );
      })}
    </tr>
  );
  if (detail === null) return rowCells;
  return (
    <>
      {rowCells}
      <tr className="border-b border-line last:border-b-0">
        <td colSpan={columns.length + (ticks ? 1 : 0)}>{detail}</td>
      </tr>
    </>
  );
}

/** Figures of one width also widen a hyphen, which a name may have. */
const isNumber = (content: ReactNode): boolean =>
  typeof content === 'string' && !/\p{L}/u.test(content);

interface SkeletonRowsProps<Row> extends Pick<TableProps<Row>, 'columns' | 'ticks'> {
  rows: number;
}

export function SkeletonRows<Row>({ columns, ticks, rows }: SkeletonRowsProps<Row>) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} className="border-b border-line last:border-b-0">
      {ticks && <td />}
      {columns.map((column) => (
        <td
          key={column.id}
          className={classNames('h-(--size-row)', cellPadding, shownWhere(column))}
        >
          <Skeleton className="h-4 w-2/3 min-w-12" />
        </td>
      ))}
    </tr>
  ));
}
