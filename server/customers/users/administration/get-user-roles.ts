import { getUserRoles as route } from '@takst/contract/customers/users/administration/get-user-roles.contract.ts';
import type { UserCompanyRoles } from '@takst/contract/customers/users/administration/user-roles.schema.ts';
import { globalRoles } from '@takst/domain/platform/access/roles.ts';
import { companyType } from '@takst/domain/customers/companies/company-type.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { administratorRoles } from '@takst/domain/customers/users/last-administrator.rules.ts';
import { offeredRoles } from '@takst/domain/customers/users/offered-roles.rules.ts';
import {
  hasRolesElsewhere,
  isAdministered,
} from '@takst/domain/customers/users/roles-after.rules.ts';
import { rolesInUserView } from '@takst/domain/customers/users/user-roles.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { type CompanyOfUser, findUserRoles } from './user-roles.query.ts';

/** A local administrator sees only the roles in companies where they administer users. */
export const getUserRoles = (database: Database) =>
  serve(route, async ({ scope, params }) => {
    const user = await findUserRoles(database, scope, params.id);
    if (!user) return { refused: { code: 'USER_NOT_FOUND' } };
    const own = user.companies.filter(({ companyId }) =>
      isAdministered(scope.companies, companyId),
    );
    return {
      reply: {
        userId: user.userId,
        lastModified: user.lastModified,
        roles: scope.companies === 'whole-tenant' ? knownRoles(user.roles, globalRoles) : [],
        companies: own.map((company) => companyOnTheWire(scope.tenant, company)),
        rolesElsewhere: hasRolesElsewhere(scope.companies, user),
      },
    };
  });

const companyOnTheWire = (tenant: TenantId, company: CompanyOfUser): UserCompanyRoles => ({
  companyId: company.companyId,
  companyName: company.companyName,
  customerNumber: company.customerNumber,
  companyType: companyType(tenant, company.kind),
  roles: knownRoles(company.roles, rolesInUserView),
  offeredRoles: offeredRoles(company.agreementSubtypes),
  otherAdministrators: company.otherAdministrators.map(({ userId, name, roles }) => ({
    userId,
    name,
    roles: knownRoles(roles, administratorRoles),
  })),
});

/** An unknown role is an error here, not dropped as in the company view (spec 1 §3, §8). */
function knownRoles<Role extends string>(roles: readonly string[], all: readonly Role[]): Role[] {
  return roles.map((role) => {
    const knownRole = all.find((one) => one === role);
    if (knownRole === undefined) throw new Error(`the role ${role} is unknown`);
    return knownRole;
  });
}
