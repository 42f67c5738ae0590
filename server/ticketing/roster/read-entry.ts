import type { Column } from '@takst/contract/ticketing/batches/batch-service.ts';
import { readCell, type ReadingContext } from '@takst/contract/ticketing/batches/read-cell.ts';
import type { RowCells } from '@takst/contract/ticketing/batches/read-row.ts';
import { type Phone, personSlot } from '@takst/domain/ticketing/holders/slot.ts';
import type { RosterEntry } from '@takst/domain/ticketing/roster/roster.ts';

type ListColumns = Readonly<Record<'firstName' | 'lastName' | 'employeeId' | 'phone', Column>> & {
  /** Of services whose agreements are known by departments. */
  readonly department?: Column;
};

type EntryParser = {
  readonly columns: ListColumns;
  readonly reading: ReadingContext;
  /** The agreement that a department is the invoice reference of. */
  readonly agreementOf?: (department: string | null) => number | null;
};

/** Who a row is about, by those of its cells that can be read. */
export function readEntry(
  row: number,
  cells: RowCells,
  { columns, reading, agreementOf = () => null }: EntryParser,
): RosterEntry {
  const read = <Value>(name: keyof ListColumns) => {
    const [column, cell] = [columns[name], cells[name]];
    const result = column && cell !== undefined ? readCell(column, cell, reading) : null;
    return result && 'value' in result ? (result.value as Value) : null;
  };
  const phone = read<Phone>('phone');
  return {
    row,
    firstName: read<string>('firstName'),
    lastName: read<string>('lastName'),
    employeeId: read<string>('employeeId'),
    phone: phone && personSlot(phone).value,
    agreementId: agreementOf(read<string>('department')),
  };
}
