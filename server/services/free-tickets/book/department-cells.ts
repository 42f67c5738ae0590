import { nameOfDepartment } from '@takst/domain/services/free-tickets/department.rules.ts';
import type { Language } from '#platform/http/call.ts';
import { textCell } from '#platform/http/xlsx/xlsx-cells.ts';

/** What a row says of its department: null for what is erased. */
type OfDepartment = {
  readonly agreementNumber: number | null;
  readonly invoiceReference: string;
};

/** Name and number of a department in files about the book: a name that is missing is said to be. */
export const departmentCells = {
  department: {
    cell: (
      { agreementNumber, invoiceReference }: OfDepartment,
      { language }: { readonly language: Language },
    ) =>
      textCell(
        agreementNumber === null
          ? null
          : nameOfDepartment({ agreementNumber, invoiceReference })[language],
      ),
  },
  agreementNumber: {
    cell: ({ agreementNumber }: OfDepartment) =>
      textCell(agreementNumber === null ? null : String(agreementNumber)),
  },
};
