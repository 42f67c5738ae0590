import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import { getUserCompany } from './get-user-company.ts';
import { listUserCompanies } from './list-user-companies.ts';
import { searchUserCompanies } from './search-user-companies.ts';

/** The companies of the user, from which they choose one (spec 1 §2.1). */
export const userCompanyRoutes = (database: Database): ServedRoute[] => [
  listUserCompanies(database),
  searchUserCompanies(database),
  getUserCompany(database),
];
