import { hasNoRole, type RolesInCompany, type UserRoles } from './user-roles.ts';

/** The companies in which a user administers users; with the global role the whole tenant. */
export type AdministeredCompanies = readonly number[] | 'whole-tenant';

export type RolesQuestion = {
  readonly administered: AdministeredCompanies;
  readonly before: UserRoles;
  /** What the administrator filled in, for the companies that they administer. */
  readonly wished: UserRoles;
  /** The roles on offer in each company that they administer. */
  readonly offered: ReadonlyMap<number, readonly string[]>;
};

export type RolesRefusal =
  | 'GLOBAL_ROLES_NOT_ALLOWED'
  | 'COMPANY_NOT_FOUND'
  | 'ROLE_NOT_OFFERED'
  | 'NO_ROLE';

/**
 * The roles of a user after an administrator has saved them (spec 1 §5, §6). A local administrator
 * gives only company roles, only where they administer users; roles elsewhere stay. A role that is no
 * longer on offer may be kept, but not given.
 */
export function rolesAfter(
  question: RolesQuestion,
): { after: UserRoles } | { refused: RolesRefusal } {
  const { administered, before, wished, offered } = question;
  const isGlobal = administered === 'whole-tenant';
  if (!isGlobal && wished.roles.length > 0) return { refused: 'GLOBAL_ROLES_NOT_ALLOWED' };
  if (wished.companies.some(({ companyId }) => !offered.has(companyId))) {
    return { refused: 'COMPANY_NOT_FOUND' };
  }
  const isGivenUnoffered = ({ companyId, roles }: RolesInCompany): boolean =>
    roles.some(
      (role) =>
        !offered.get(companyId)?.includes(role) && !rolesIn(before, companyId).includes(role),
    );
  if (wished.companies.some(isGivenUnoffered)) return { refused: 'ROLE_NOT_OFFERED' };
  const after = {
    roles: isGlobal ? wished.roles : before.roles,
    companies: [
      ...before.companies.filter(({ companyId }) => !isAdministered(administered, companyId)),
      ...wished.companies.filter(({ roles }) => roles.length > 0),
    ],
  };
  return hasNoRole(after) ? { refused: 'NO_ROLE' } : { after };
}

export const isAdministered = (administered: AdministeredCompanies, companyId: number): boolean =>
  administered === 'whole-tenant' || administered.includes(companyId);

export const rolesIn = ({ companies }: UserRoles, companyId: number): readonly string[] =>
  companies.find((company) => company.companyId === companyId)?.roles ?? [];

/**
 * Whether a user has roles that an administrator does not administer. The administrator may then not
 * deactivate or reactivate them, as that would affect other companies.
 */
export const hasRolesElsewhere = (administered: AdministeredCompanies, user: UserRoles): boolean =>
  administered !== 'whole-tenant' &&
  (user.roles.length > 0 ||
    user.companies.some(({ companyId }) => !isAdministered(administered, companyId)));
