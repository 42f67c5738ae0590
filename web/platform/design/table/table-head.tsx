import { classNames } from '#platform/design/class-names.ts';
import { Icon } from '#platform/design/icon.tsx';
import type { ReactNode } from 'react';
import { type Column, nextSort, type Sort } from './column.ts';
import { cellPadding, shownWhere } from './table-row.tsx';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  /** Above the check boxes of the rows; null while loading. */
  tickAll?: ReactNode;
}

const sortIcon = { ascending: 'arrow-up', descending: 'arrow-down' } as const;

export function TableHead<Row>({ columns, sort, onSort, tickAll }: TableHeadProps<Row>) {
  return (
    <thead className="bg-sunken text-caption">
      <tr>
        {tickAll !== undefined && <td className="border-b border-line pl-2">{tickAll}</td>}
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined;
          const isSortable = column.isSortable && onSort;
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={isSortable ? (direction ?? 'none') : undefined}
              className={classNames(
                'border-b border-line font-semibold text-ink-muted',
                !isSortable && classNames('h-(--size-row-head)', cellPadding),
                shownWhere(column),
                column.align === 'end' && 'text-right',
              )}
            >
              {isSortable ? (
                <button
                  type="button"
                  onClick={() => onSort(nextSort(column.id, sort))}
                  className={classNames(
                    'inline-flex min-h-(--size-row-head) items-center gap-1 text-left -outline-offset-4 hover:text-ink',
                    cellPadding,
                  )}
                >
                  {column.header}
                  <Icon name={direction ? sortIcon[direction] : 'sort'} className="size-4" />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
