import {
  type ContactDetails,
  contactDetails,
} from '@takst/contract/company-tickets/update-contact-details.contract.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';

export type DetailFields = ContactDetails;

/** In the order in which they stand on the page. */
export const detailNames = [
  'firstName',
  'lastName',
  'employeeId',
] as const satisfies readonly (keyof DetailFields)[];

/** The contract's own schema. */
export const detailsResolver: Resolver<DetailFields> = (fields) => {
  const read = contactDetails.safeParse(fields);
  if (read.success) return { values: read.data, errors: {} };
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
  const errors: FieldErrors<DetailFields> = {};
  for (const name of detailNames) if (wrong.has(name)) errors[name] = { type: 'contract' };
  return { values: {}, errors };
};
