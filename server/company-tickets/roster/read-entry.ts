import { companyTicketRoster as service } from '@takst/contract/batches/company-ticket-roster.ts';
import { readCell, type ReadingContext } from '@takst/contract/batches/read-cell.ts';
import type { RowCells } from '@takst/contract/batches/read-row.ts';
import { agreementOf } from '@takst/domain/company-tickets/order-of-row.rules.ts';
import { type Phone, personSlot } from '@takst/domain/holders/slot.ts';
import type { RosterEntry } from '@takst/domain/roster/roster.ts';

type Agreement = { readonly id: number; readonly invoiceReference: string };

/** Who a row is about, by those of its cells that can be read. */
export function readEntry(
  row: number,
  cells: RowCells,
  { reading, agreements }: { reading: ReadingContext; agreements: readonly Agreement[] },
): RosterEntry {
  const { firstName, lastName, employeeId, phone, department } = service.columns;
  const read = <Value>(column: Parameters<typeof readCell>[0], cell: string | undefined) => {
    const result = cell === undefined ? null : readCell(column, cell, reading);
    return result && 'value' in result ? (result.value as Value) : null;
  };
  const readPhone = read<Phone>(phone, cells['phone']);
  return {
    row,
    firstName: read<string>(firstName, cells['firstName']),
    lastName: read<string>(lastName, cells['lastName']),
    employeeId: read<string>(employeeId, cells['employeeId']),
    phone: readPhone && personSlot(readPhone).value,
    agreementId: namedAgreement(read<string>(department, cells['department']), agreements),
  };
}

/** The agreement that a department is the invoice reference of; few departments are one. */
export function namedAgreement(
  department: string | null,
  agreements: readonly Agreement[],
): number | null {
  if (department === null) return null;
  const agreement = agreementOf(department, { agreementName: null }, agreements);
  return typeof agreement === 'number' ? agreement : null;
}
