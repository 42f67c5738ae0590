import {
  type ContactDetails,
  contactDetails,
} from '@takst/contract/subscribers/update-contact-details.contract.ts';
import { bodyResolver } from '#api/body-resolver.ts';
import { createFieldHook } from '#design/form/create-field-hook.ts';

/** In page order. */
export const detailNames = [
  'firstName',
  'lastName',
  'employeeId',
] as const satisfies readonly (keyof ContactDetails)[];

export const useDetailField = createFieldHook<ContactDetails>();

export const detailsResolver = bodyResolver({
  schema: contactDetails,
  bodyOf: (fields: ContactDetails) => fields,
});
