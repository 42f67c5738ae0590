import { countUsers } from '@takst/contract/users/administration/count-users.contract.ts';
import { downloadUsers } from '@takst/contract/users/administration/download-users.contract.ts';
import { listUsers, userSorts } from '@takst/contract/users/administration/list-users.contract.ts';
import { globalRoles } from '@takst/domain/access/roles.ts';
import { rolesInUserView } from '@takst/domain/users/user-roles.ts';
import { userStatuses } from '@takst/domain/users/user-state.rules.ts';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '#api/call-input.ts';
import { queryOf } from '#api/query.ts';
import { sortIn } from '#design/list/list-address.ts';

export const userFilterNames = ['filter', 'role', 'company'] as const;
type UserFilter = (typeof userFilterNames)[number];

/** Search, filters and sort of the list, as the address has them; what no list has is left out. */
export type UserChoice = {
  search: string;
  sort: string;
  filters: Readonly<Record<UserFilter, string>>;
};

const allRoles = [...rolesInUserView, ...globalRoles];

function rowsOf({ search, sort, filters }: UserChoice) {
  const filter = userStatuses.find((status) => status === filters.filter);
  const role = allRoles.find((known) => known === filters.role);
  const companyId = /^[1-9]\d{0,14}$/.test(filters.company) ? Number(filters.company) : undefined;
  const sortBy = sortIn(userSorts, sort);
  return {
    searchFor: search,
    ...(filter && { filter }),
    ...(role && { role }),
    ...(companyId && { companyId }),
    ...(sortBy && { sort: sortBy }),
  };
}

type PageOfRows = UserChoice & { pageQuery: { maxEntries: number; offset: number } };

export const usersQuery = ({ pageQuery: { maxEntries, offset }, ...choice }: PageOfRows) =>
  queryOf(listUsers, { query: { ...rowsOf(choice), maxEntries, offset } });

export const userCountsQuery = queryOptions({ ...queryOf(countUsers, {}), throwOnError: false });

/** The file of what is chosen, all pages. */
export const userFile = (choice: UserChoice): string =>
  addressOf(downloadUsers, { query: rowsOf(choice) });
