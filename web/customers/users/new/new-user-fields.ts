import {
  type CreateUserBody,
  createUserBody,
} from '@takst/contract/customers/users/administration/create-user.contract.ts';
import { hasNoRole } from '@takst/domain/customers/users/user-roles.ts';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { noRolesYet, type RolesInForm } from '#customers/users/roles/roles-in-form.ts';

export type NewUserFields = CreateUserBody & {
  roles: RolesInForm;
  /** The id of the created user when only the roles are missing. */
  createdId: number | null;
};

export const noUserYet: NewUserFields = {
  firstName: '',
  lastName: '',
  email: '',
  phoneCountryCode: '+47',
  phone: '',
  roles: noRolesYet,
  createdId: null,
};

const bodyOf = ({ firstName, lastName, email, phoneCountryCode, phone }: NewUserFields) => ({
  firstName,
  lastName,
  email,
  phoneCountryCode,
  phone,
});

/** The contract's schema, and at least one role (spec 1 §5). */
export const newUserResolver = bodyResolver({
  schema: createUserBody,
  bodyOf,
  // An unknown country code is a fault of the phone number.
  nameOf: (path) => (path === 'phoneCountryCode' ? 'phone' : path),
  faultsOf: ({ roles }: NewUserFields) =>
    hasNoRole(roles) ? [{ path: 'roles', message: 'noRole' }] : [],
});

export const useNewUserField = createFieldHook<NewUserFields>();
