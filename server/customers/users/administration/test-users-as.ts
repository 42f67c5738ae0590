import { changeUserRoles } from '@takst/contract/customers/users/administration/change-user-roles.contract.ts';
import { createUser } from '@takst/contract/customers/users/administration/create-user.contract.ts';
import { deactivateUser } from '@takst/contract/customers/users/administration/deactivate-user.contract.ts';
import { getUser } from '@takst/contract/customers/users/administration/get-user.contract.ts';
import { getUserRoles } from '@takst/contract/customers/users/administration/get-user-roles.contract.ts';
import { listUsers } from '@takst/contract/customers/users/administration/list-users.contract.ts';
import { reactivateUser } from '@takst/contract/customers/users/administration/reactivate-user.contract.ts';
import type { UserRolesReply } from '@takst/contract/customers/users/administration/user-roles.schema.ts';
import type { AdministeredUser } from '@takst/contract/customers/users/administration/user.schema.ts';
import type { Answer, Caller, CallInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

type RolesBody = CallInput<typeof changeUserRoles>['body'];
type NewUser = CallInput<typeof createUser>['body'];

let userCount = 0;
/** A new person who is no user yet. */
export const newUser = (changed: Partial<NewUser> = {}): NewUser => ({
  email: `ny.bruker.${(userCount += 1)}@firma.example`,
  firstName: 'Nils',
  lastName: 'Nybakken',
  phoneCountryCode: '+47',
  phone: '41239999',
  ...changed,
});

/** The calls of user administration, as one user. */
export function usersAs(portal: TestPortal, user: Caller) {
  const as = portal.callAs;
  const params = (id: number) => ({ params: { id } });
  return {
    list: (query: CallInput<typeof listUsers>['query'] = {}) => as(user, listUsers, { query }),
    get: (id: number) => as(user, getUser, params(id)),
    roles: (id: number) => as(user, getUserRoles, params(id)),
    create: (body: NewUser) => as(user, createUser, { body }),
    change: (id: number, body: RolesBody) => as(user, changeUserRoles, { ...params(id), body }),
    give: (id: number, companyId: number, roles: RolesBody['companies'][number]['roles']) =>
      as(user, changeUserRoles, {
        ...params(id),
        body: { roles: [], companies: [{ companyId, roles }] },
      }),
    deactivate: (id: number, confirmed: 'true' | 'false' = 'false') =>
      as(user, deactivateUser, { ...params(id), query: { confirmed } }),
    reactivate: (id: number) => as(user, reactivateUser, params(id)),
  };
}

export const usersIn = ({ json }: Answer): AdministeredUser[] =>
  (json as { matches: AdministeredUser[] }).matches;
export const rolesOf = ({ json }: Answer): UserRolesReply => json as UserRolesReply;
export const idOf = ({ json }: Answer): number => (json as { id: number }).id;
export const refused = (code: string, status: number, details = {}) => ({
  status,
  json: { code, ...details },
});
