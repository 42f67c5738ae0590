/** A company needs a user with one of these roles to administer itself. */
export const administratorRoles = ['USER_ADMIN', 'COMPANY_ADMIN'] as const;
export type AdministratorRole = (typeof administratorRoles)[number];

export type RolesInOneCompany = {
  /** Of the user whose roles change. */
  readonly before: readonly string[];
  /** None for a user who is deactivated. */
  readonly after: readonly string[];
  /** The other active users who are administrators there. */
  readonly others: readonly { readonly roles: readonly string[] }[];
};

/** The administrator roles that a change leaves without anybody in a company; normally none. */
export const vacatedRoles = ({ before, after, others }: RolesInOneCompany): AdministratorRole[] =>
  administratorRoles.filter(
    (role) =>
      before.includes(role) &&
      !after.includes(role) &&
      !others.some(({ roles }) => roles.includes(role)),
  );

export type GlobalRolesChange = {
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** How many other active users at the operator are global user administrators. */
  readonly others: number;
};

/** Whether a change leaves an operator without anybody who can give global roles. */
export const leavesOperatorWithoutAdministrator = ({
  before,
  after,
  others,
}: GlobalRolesChange): boolean =>
  before.includes('GLOBAL_USER_ADMIN') && !after.includes('GLOBAL_USER_ADMIN') && others === 0;
