import type { FieldErrors } from 'react-hook-form';
import { get } from 'react-hook-form';
import type { PlainTextKey } from '#texts/texts.ts';
import type { NewCompanyFields } from './new-company-fields.ts';

/** The fields in the order in which they stand on the page, and what they are called. */
export const fieldLabels = [
  ['name', 'companyName'],
  ['organisationNumber', 'organisationNumber'],
  ['customerNumber', 'customerNumber'],
  ['user.email', 'email'],
  ['user.phone', 'mobile'],
  ['user.firstName', 'firstName'],
  ['user.lastName', 'lastName'],
  ['signee.name', 'signeeName'],
  ['signee.email', 'signeeEmail'],
] as const satisfies readonly (readonly [string, PlainTextKey<'new-company'>])[];

export const fieldNames = fieldLabels.map(([name]) => name);

/** The key of what is wrong with a field, or null. */
export function faultAt(errors: FieldErrors<NewCompanyFields>, name: string): string | null {
  const error: unknown = get(errors, name);
  if (typeof error !== 'object' || error === null || !('message' in error)) return null;
  return String(error.message);
}
