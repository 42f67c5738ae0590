import type { CompanyWithoutAdministrator } from '@takst/contract/customers/users/administration/user-roles.schema.ts';
import { vacatedRoles } from '@takst/domain/customers/users/last-administrator.rules.ts';
import { rolesIn } from '@takst/domain/customers/users/roles-after.rules.ts';
import type { UserRoles } from '@takst/domain/customers/users/user-roles.ts';
import type { UserRolesRow } from './user-roles.query.ts';

/** Companies that a change of roles leaves without an administrator of some kind, with those who remain. */
export const companiesWithoutAdministrator = (
  user: UserRolesRow,
  after: UserRoles,
): CompanyWithoutAdministrator[] =>
  user.companies
    .map(({ companyId, companyName, roles, otherAdministrators: others }) => ({
      companyId,
      companyName,
      missing: vacatedRoles({ before: roles, after: rolesIn(after, companyId), others }),
      left: others.map(({ name }) => name),
    }))
    .filter(({ missing }) => missing.length > 0);

export const noRoles: UserRoles = { roles: [], companies: [] };
