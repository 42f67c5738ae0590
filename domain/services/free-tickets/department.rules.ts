import type { BilingualText } from '#platform/texts/bilingual-text.ts';
import { ticketServiceAccess } from '#platform/access/ticket-service-access.ts';

const subtypes: readonly string[] = ticketServiceAccess['free-tickets'].agreementSubtypes;

/** A department is an agreement for free tickets (domain: Free ticket). */
export const isDepartment = ({ subtype }: { readonly subtype: string }): boolean =>
  subtypes.includes(subtype);

/** The names of departments, each once. One whose agreement has no reference goes by its number, which is no name. */
export const departmentNames = (
  departments: readonly { readonly invoiceReference: string }[],
): readonly string[] => [
  ...new Set(
    departments.map(({ invoiceReference }) => invoiceReference).filter((name) => name !== ''),
  ),
];

type NamedDepartment = { readonly agreementNumber: number; readonly invoiceReference: string };

/** What a department is called; one without a name by its number (spec 3 §2). */
export const nameOfDepartment = ({
  agreementNumber,
  invoiceReference,
}: NamedDepartment): BilingualText =>
  invoiceReference === ''
    ? {
        nb: `avdelingsnavn ikke satt (${agreementNumber})`,
        en: `department name not set (${agreementNumber})`,
      }
    : { nb: invoiceReference, en: invoiceReference };
