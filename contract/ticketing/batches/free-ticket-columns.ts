import * as z from 'zod/mini';
import { requiredText } from '#platform/calls/text-fields.ts';
import { personColumns, ticketColumns } from './shared-columns.ts';

/** What is too long or no name is said by the service, by the codes of the specification (spec 3 §8). */
const anyText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'required' }),
    z.maxLength(1_000, { error: 'maxLength' }),
  );

/** The columns that identify the holder of a free ticket. An order needs all of them. */
export const freeHolderColumns = {
  employeeId: { ...personColumns.employeeId, as: 'text', schema: anyText, isRequired: true },
  firstName: { ...personColumns.firstName, as: 'text', schema: anyText, isRequired: true },
  lastName: { ...personColumns.lastName, as: 'text', schema: anyText, isRequired: true },
  fullName: {
    ...personColumns.fullName,
    headings: {
      nb: ['Navn', 'Fullt navn', 'Etternavn, Fornavn'],
      en: ['Name', 'Full name', 'Last name, First name'],
    },
  },
  birthDate: {
    as: 'date',
    isBirthDate: true,
    headings: {
      nb: ['Fødselsdato', 'Født', 'Fødselsdag', 'Fødselsdato (DD.MM.ÅÅÅÅ)'],
      en: ['Date of birth', 'Birth date', 'Birthdate', 'Born', 'Date of birth (DD.MM.YYYY)'],
    },
    example: '14.05.1985',
    isRequired: true,
  },
} as const;

/** Employee number and birth date say who it is; names tell twins apart (spec 3 §5). */
export const freePersonColumns = {
  employeeId: { ...freeHolderColumns.employeeId, isIdentity: true },
  birthDate: { ...freeHolderColumns.birthDate, isIdentity: true },
  firstName: { ...freeHolderColumns.firstName, isRequired: false },
  lastName: { ...freeHolderColumns.lastName, isRequired: false },
  fullName: freeHolderColumns.fullName,
} as const;

/** A department by its invoice reference or its number. */
export const departmentColumn = {
  ...ticketColumns.agreement,
  schema: requiredText(200),
  headings: {
    nb: ['Avdeling', ...ticketColumns.agreement.headings.nb],
    en: ['Department', ...ticketColumns.agreement.headings.en],
  },
  example: 'Drift',
} as const;
