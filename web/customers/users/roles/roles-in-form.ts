import type { CompanyRole, GlobalRole } from '@takst/domain/platform/access/roles.ts';
import type { RoleInUserView } from '@takst/domain/customers/users/user-roles.ts';
import type {
  UserRolesBody,
  UserRolesReply,
} from '@takst/contract/customers/users/administration/user-roles.schema.ts';

/** A company in the form, with the user's roles in it. */
export type CompanyInForm = {
  companyId: number;
  companyName: string;
  customerNumber: string;
  roles: readonly RoleInUserView[];
  /** Roles that can be given there. */
  offeredRoles: readonly CompanyRole[];
  /** Saved roles: one that is no longer offered can be kept or removed. */
  savedRoles: readonly RoleInUserView[];
};

export type RolesInForm = { roles: GlobalRole[]; companies: CompanyInForm[] };

export const noRolesYet: RolesInForm = { roles: [], companies: [] };

export const rolesInForm = ({
  roles,
  companies,
}: Pick<UserRolesReply, 'roles' | 'companies'>): RolesInForm => ({
  roles,
  companies: companies.map(
    ({ companyId, companyName, customerNumber, offeredRoles, roles: companyRoles }) => ({
      companyId,
      companyName,
      customerNumber,
      offeredRoles,
      roles: companyRoles,
      savedRoles: companyRoles,
    }),
  ),
});

export const rolesBody = ({
  roles,
  companies,
}: RolesInForm): Pick<UserRolesBody, 'roles' | 'companies'> => ({
  roles: [...roles],
  companies: companies.map(({ companyId, roles: companyRoles }) => ({
    companyId,
    roles: [...companyRoles],
  })),
});

/** The roles with a check box: those that can be given, then those that can only be kept. */
export const rolesWithBox = ({
  offeredRoles,
  savedRoles,
}: Pick<CompanyInForm, 'offeredRoles' | 'savedRoles'>): RoleInUserView[] => [
  ...new Set([...offeredRoles, ...savedRoles]),
];

/** Replaces the company with the same id, or appends it. */
export const withCompany = (
  { roles, companies }: RolesInForm,
  company: CompanyInForm,
): RolesInForm => {
  const hasCompany = companies.some(({ companyId }) => companyId === company.companyId);
  return {
    roles,
    companies: hasCompany
      ? companies.map((one) => (one.companyId === company.companyId ? company : one))
      : [...companies, company],
  };
};

export const withoutCompany = ({ roles, companies }: RolesInForm, id: number): RolesInForm => ({
  roles,
  companies: companies.filter(({ companyId }) => companyId !== id),
});
