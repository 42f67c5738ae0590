import { classNames } from '#platform/design/class-names.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CellField, CellText } from '../cell/cell.field.tsx';
import { useBatchKit } from '../batch/batch-kit.ts';
import { cellFaultOf, isExisting, isMendable } from '../cell/cell-fault.ts';
import type { MendProps } from '../cell/mend-props.ts';
import { RowActions } from './row-actions.tsx';
import { RowState } from './row-state.tsx';
import { useNameColumns, useRowName } from '../cell/use-row-name.ts';

/** One row as a card: who it is about, and the cells with faults below each other. */
export function MendCard(props: MendProps) {
  const { row, columns, isEdited } = props;
  const t = useTexts('batches');
  const { service } = useBatchKit();
  const rowName = useRowName();
  const isField = (column: string) =>
    isMendable(row) && (isEdited || cellFaultOf(row, column) !== undefined);
  const inName = useNameColumns();
  const texts = columns.filter(
    (column) => !isField(column) && !inName.includes(column) && row.cells[column],
  );
  return (
    <li
      className={classNames(
        'grid gap-3 border-b border-line px-4 py-3 last:border-b-0',
        row.state === 'faulty' &&
          !isExisting(service, row) &&
          'bg-error-tint/50 shadow-[inset_3px_0_0_var(--color-error)]',
        row.state === 'left-out' && 'text-ink-muted',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="min-w-0 font-semibold wrap-anywhere">
          {rowName(row)}{' '}
          <span className="text-small font-normal text-ink-muted">
            {t('rowNumber', { row: row.position })}
          </span>
        </p>
        <RowState {...props} />
      </div>
      <p className="text-small text-ink-muted empty:hidden">
        {texts.map((column, at) => (
          <span key={column}>
            {at > 0 && ' · '}
            <CellText row={row} column={column} />
          </span>
        ))}
      </p>
      {columns.filter(isField).map((column) => (
        <CellField key={column} {...props} column={column} hasLabel />
      ))}
      <RowActions {...props} />
    </li>
  );
}
