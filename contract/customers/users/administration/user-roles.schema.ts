import { companyRoles, globalRoles } from '@takst/domain/platform/access/roles.ts';
import { administratorRoles } from '@takst/domain/customers/users/last-administrator.rules.ts';
import { rolesInUserView } from '@takst/domain/customers/users/user-roles.ts';
import * as z from 'zod/mini';
import { id, instant } from '#platform/calls/scalars.ts';

const rolesInCompany = {
  companyId: id,
  roles: z.array(z.enum(rolesInUserView)),
};

/** An active user who administers a company. */
const administrator = z.object({
  userId: id,
  name: z.string(),
  roles: z.array(z.enum(administratorRoles)),
});

const userCompanyRoles = z.object({
  ...rolesInCompany,
  companyName: z.string(),
  customerNumber: z.string(),
  /** `{product}_CUSTOMER`, `{product}_CONTRACTOR` or `OTHER`. */
  companyType: z.string(),
  /** The roles that can be given there. */
  offeredRoles: z.array(z.enum(companyRoles)),
  /** The administrators who remain without this user; `vacatedRoles` lists the roles that no user has then. */
  otherAdministrators: z.array(administrator),
});
export type UserCompanyRoles = z.output<typeof userCompanyRoles>;

/** The roles of a user (spec 1 §3), of which a local administrator sees those where they administer users. */
export const userRoles = z.object({
  userId: id,
  lastModified: instant,
  roles: z.array(z.enum(globalRoles)),
  companies: z.array(userCompanyRoles),
  /** Beside these the user has roles that the administrator does not see, and cannot change. */
  rolesElsewhere: z.boolean(),
});
export type UserRolesReply = z.output<typeof userRoles>;

const each = <T>(values: readonly T[]): boolean => new Set(values).size === values.length;

/** More companies than anybody administers in one form. */
const maxCompanies = 1000;

/** All the roles that a user shall have, of which a local administrator gives those of their companies. */
export const userRolesBody = z.strictObject({
  roles: z.array(z.enum(globalRoles)).check(z.refine(each, { error: 'wrongFormat' })),
  companies: z
    .array(
      z.strictObject({
        companyId: rolesInCompany.companyId,
        roles: rolesInCompany.roles.check(z.refine(each, { error: 'wrongFormat' })),
      }),
    )
    .check(
      z.maxLength(maxCompanies, { error: 'maxLength' }),
      z.refine((companies) => each(companies.map(({ companyId }) => companyId)), {
        error: 'wrongFormat',
      }),
    ),
  /** The administrator was told that a company is left without an administrator, and wants it. */
  confirmed: z._default(z.boolean(), false),
});
export type UserRolesBody = z.output<typeof userRolesBody>;

/** Companies that would be left without an administrator, and who is left there. */
export const lastAdministrator = {
  status: 409,
  details: z.object({
    companies: z.array(
      z.object({
        companyId: id,
        companyName: z.string(),
        /** The roles that no user of the company would have. */
        missing: z.array(z.enum(administratorRoles)),
        /** Names of the administrators who remain. */
        left: z.array(z.string()),
      }),
    ),
  }),
} as const;
export type CompanyWithoutAdministrator = z.output<
  typeof lastAdministrator.details
>['companies'][number];
