import { type CreateUserBody, createUserBody } from '@takst/contract/users/create-user.contract.ts';
import { hasNoRole } from '@takst/domain/users/user-roles.ts';
import { createFieldHook } from '#design/form/create-field-hook.ts';
import { bodyResolver } from '#api/body-resolver.ts';
import { noRolesYet, type RolesInForm } from '#users/roles/roles-in-form.ts';

/** What the form holds while it is filled in. */
export type NewUserFields = CreateUserBody & {
  roles: RolesInForm;
  /** The user who was made already, and lacks the roles alone. */
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

/** The contract's own schema, and at least one role (spec 1 §5). */
export const newUserResolver = bodyResolver({
  schema: createUserBody,
  bodyOf,
  // A code that there is not is a fault of the number.
  nameOf: (path) => (path === 'phoneCountryCode' ? 'phone' : path),
  faultsOf: ({ roles }: NewUserFields) =>
    hasNoRole(roles) ? [{ path: 'roles', message: 'noRole' }] : [],
});

export const useNewUserField = createFieldHook<NewUserFields>();
