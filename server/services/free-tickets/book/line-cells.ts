import { erasedLine } from '@takst/domain/services/free-tickets/erased-line.ts';
import { nameOfDepartment } from '@takst/domain/services/free-tickets/department.rules.ts';
import type { Language } from '#platform/http/call.ts';
import { exactCell, textCell } from '#platform/http/xlsx/xlsx-cells.ts';

/** What a row says of its department: null for what is erased. */
type OfDepartment = {
  readonly agreementNumber: number | null;
  readonly invoiceReference: string;
};

type InLanguage = { readonly language: Language };

/** Name and number of a department in files about the book: a name that is missing is said to be. */
export const departmentCells = {
  department: {
    cell: ({ agreementNumber, invoiceReference }: OfDepartment, { language }: InLanguage) =>
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

/** The person's cells of a row, all null once the person is erased. */
type OfPerson = {
  readonly employeeId: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
};

/** The person of a line in files about the book, sorted by number and by name. */
export const personCells = <IdKey, NameKey>(keys: {
  readonly employeeId: IdKey;
  readonly lastName: NameKey;
}) => ({
  employeeId: {
    key: keys.employeeId,
    cell: ({ employeeId }: OfPerson, { language }: InLanguage) =>
      employeeId === null ? textCell(erasedLine[language]) : exactCell(employeeId),
  },
  firstName: { cell: ({ firstName }: OfPerson) => textCell(firstName) },
  lastName: { key: keys.lastName, cell: ({ lastName }: OfPerson) => textCell(lastName) },
});
