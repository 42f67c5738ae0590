import type { CompanyRole, GlobalRole } from '@takst/domain/access/roles.ts';
import type { RoleInUserView } from '@takst/domain/users/user-roles.ts';
import type { UserRolesBody, UserRolesReply } from '@takst/contract/users/user-roles.schema.ts';

/** A company in the form, with the roles that the user shall have there. */
export type CompanyInForm = {
  companyId: number;
  companyName: string;
  roles: readonly RoleInUserView[];
  /** The roles that can be given there. */
  offeredRoles: readonly CompanyRole[];
  /** What is saved: of these a role that is no longer on offer may be kept, or taken away. */
  savedRoles: readonly RoleInUserView[];
};

/** All the roles of a user while they are filled in, of which whoever is signed in gives some. */
export type RolesInForm = { roles: GlobalRole[]; companies: CompanyInForm[] };

export const noRolesYet: RolesInForm = { roles: [], companies: [] };

/** The roles of a user as they are saved, to be changed. */
export const rolesInForm = ({
  roles,
  companies,
}: Pick<UserRolesReply, 'roles' | 'companies'>): RolesInForm => ({
  roles,
  companies: companies.map(({ companyId, companyName, offeredRoles, roles: held }) => ({
    companyId,
    companyName,
    offeredRoles,
    roles: held,
    savedRoles: held,
  })),
});

/** The roles as they are sent. */
export const rolesBody = ({
  roles,
  companies,
}: RolesInForm): Pick<UserRolesBody, 'roles' | 'companies'> => ({
  roles: [...roles],
  companies: companies.map(({ companyId, roles: given }) => ({ companyId, roles: [...given] })),
});

/** The boxes of a company, in their order: what can be given, then what may only be kept. */
export const rolesWithBox = ({
  offeredRoles,
  savedRoles,
}: Pick<CompanyInForm, 'offeredRoles' | 'savedRoles'>): RoleInUserView[] => [
  ...new Set([...offeredRoles, ...savedRoles]),
];

/** A company in the place of the one with its id, or at the end. */
export const withCompany = (
  { roles, companies }: RolesInForm,
  company: CompanyInForm,
): RolesInForm => {
  const isThere = companies.some(({ companyId }) => companyId === company.companyId);
  return {
    roles,
    companies: isThere
      ? companies.map((one) => (one.companyId === company.companyId ? company : one))
      : [...companies, company],
  };
};

export const withoutCompany = ({ roles, companies }: RolesInForm, id: number): RolesInForm => ({
  roles,
  companies: companies.filter(({ companyId }) => companyId !== id),
});
