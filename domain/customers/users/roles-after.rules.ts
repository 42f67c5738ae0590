import { hasNoRole, type RolesInCompany, type UserRoles } from './user-roles.ts';

/** The companies in which somebody administers users; all of the operator's by a global role. */
export type AdministeredCompanies = readonly number[] | 'whole-tenant';

export type RolesQuestion = {
  readonly administered: AdministeredCompanies;
  readonly before: UserRoles;
  /** What the administrator has filled in: of the companies that they administer, and no others. */
  readonly requested: UserRoles;
  /** The roles that can be given, for each company there is that they administer. */
  readonly offered: ReadonlyMap<number, readonly string[]>;
};

export type RolesRefusal =
  | 'GLOBAL_ROLES_NOT_ALLOWED'
  | 'COMPANY_NOT_FOUND'
  | 'ROLE_NOT_OFFERED'
  | 'NO_ROLE';

/**
 * The roles of a user after an administrator has saved them (spec 1 §5, §6). A local administrator
 * gives only roles in companies, only where they administer users; what a user is elsewhere stays as
 * it is. A role that is no longer on offer may be kept, not given.
 */
export function rolesAfter(
  question: RolesQuestion,
): { after: UserRoles } | { refused: RolesRefusal } {
  const { administered, before, requested, offered } = question;
  const isGlobal = administered === 'whole-tenant';
  if (!isGlobal && requested.roles.length > 0) return { refused: 'GLOBAL_ROLES_NOT_ALLOWED' };
  if (requested.companies.some(({ companyId }) => !offered.has(companyId))) {
    return { refused: 'COMPANY_NOT_FOUND' };
  }
  const isGivenUnoffered = ({ companyId, roles }: RolesInCompany): boolean =>
    roles.some(
      (role) =>
        !offered.get(companyId)?.includes(role) && !rolesIn(before, companyId).includes(role),
    );
  if (requested.companies.some(isGivenUnoffered)) return { refused: 'ROLE_NOT_OFFERED' };
  const after = {
    roles: isGlobal ? requested.roles : before.roles,
    companies: [
      ...before.companies.filter(({ companyId }) => !isAdministered(administered, companyId)),
      ...requested.companies,
    ],
  };
  return hasNoRole(after) ? { refused: 'NO_ROLE' } : { after };
}

export const isAdministered = (administered: AdministeredCompanies, companyId: number): boolean =>
  administered === 'whole-tenant' || administered.includes(companyId);

export const rolesIn = ({ companies }: UserRoles, companyId: number): readonly string[] =>
  companies.find((company) => company.companyId === companyId)?.roles ?? [];

/**
 * Whether a user has roles that an administrator does not administer. Their login is then not the
 * administrator's to close or to open: that would reach into other companies.
 */
export const hasRolesElsewhere = (administered: AdministeredCompanies, user: UserRoles): boolean =>
  administered !== 'whole-tenant' &&
  (user.roles.length > 0 ||
    user.companies.some(({ companyId }) => !isAdministered(administered, companyId)));
