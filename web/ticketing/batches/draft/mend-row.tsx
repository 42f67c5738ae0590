import { classNames } from '#platform/design/class-names.ts';
import { CellField, CellText } from '../cell/cell.field.tsx';
import type { MendProps } from '../cell/mend-props.ts';
import { RowActions } from './row-actions.tsx';
import { RowState } from './row-state.tsx';
import { useBatchKit } from '../batch/batch-kit.ts';
import { useNameColumns } from '../cell/use-row-name.ts';
import { cellFaultOf, isExisting, isMendable } from '../cell/cell-fault.ts';

/** One row as a line of the table. */
export function MendRow(props: MendProps) {
  const { row, columns, isEdited } = props;
  const { service } = useBatchKit();
  const inName = useNameColumns();
  const isFaulty = row.state === 'faulty' && !isExisting(service, row);
  return (
    <tr
      className={classNames(
        'border-b border-line align-top last:border-b-0',
        isFaulty && 'bg-error-tint/50',
        row.state === 'left-out' && 'text-ink-muted',
      )}
    >
      <td
        className={classNames(
          'h-12 px-3 py-3.5 pl-4 text-small text-ink-muted tabular-nums',
          isFaulty && 'shadow-[inset_3px_0_0_var(--color-error)]',
        )}
      >
        {row.position}
      </td>
      {columns.map((column) => (
        <td
          key={column}
          className={classNames('min-w-28 px-3 py-1', inName.includes(column) && 'font-semibold')}
        >
          {isMendable(row) && (isEdited || cellFaultOf(row, column)) ? (
            <CellField {...props} column={column} />
          ) : (
            <div className="flex min-h-10 items-center py-1">
              <CellText row={row} column={column} />
            </div>
          )}
        </td>
      ))}
      <td className="min-w-36 px-3 py-2.5">
        <RowState {...props} />
      </td>
      <td className="w-px px-2 py-1">
        <RowActions {...props} />
      </td>
    </tr>
  );
}
