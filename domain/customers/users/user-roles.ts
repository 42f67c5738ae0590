import { companyRoles } from '#platform/access/roles.ts';

/** Roles in a company as user administration knows them; any other is an error there (spec 1 §3). */
export const rolesInUserView = [...companyRoles, 'SUBSCRIPTION_ADMIN', 'FREETICKET_ADMIN'] as const;
export type RoleInUserView = (typeof rolesInUserView)[number];

export type RolesInCompany = { readonly companyId: number; readonly roles: readonly string[] };

/** All roles of a user, as text, because the database may hold an unknown role. */
export type UserRoles = {
  readonly roles: readonly string[];
  readonly companies: readonly RolesInCompany[];
};

/** A user must have at least one role, global or in a company (spec 1 §5). */
export const hasNoRole = ({ roles, companies }: UserRoles): boolean =>
  roles.length === 0 && companies.every((company) => company.roles.length === 0);
