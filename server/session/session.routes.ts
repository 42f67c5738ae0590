import type { ChangePath } from '#changes/change-path.ts';
import {
  getUserCompany,
  listUserCompanies,
  searchUserCompanies,
} from '#companies/companies.public.ts';
import type { Database } from '#db/database.ts';
import type { Served } from '#http/serve.ts';
import { getContact, listCompanyAdministrators } from '#users/users.public.ts';
import { companyOfRoutes } from './company-of/company-of.routes.ts';
import { endOtherSessions } from './own-sessions/end-other-sessions.ts';
import { listOwnSessions } from './own-sessions/list-own-sessions.ts';

type Dependencies = { database: Database; changes: ChangePath };

/** The first calls of a session (spec 1 §2.1), and the user's own sessions. */
export const sessionContractRoutes = ({ database, changes }: Dependencies): Served[] => [
  getContact(database),
  listUserCompanies(database),
  searchUserCompanies(database),
  getUserCompany(database),
  listCompanyAdministrators(database),
  listOwnSessions(database),
  endOtherSessions(changes),
  ...companyOfRoutes(database),
];
