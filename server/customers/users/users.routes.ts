import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import { getContact } from './get-contact.ts';
import { listCompanyAdministrators } from './list-company-administrators.ts';

/** Who is signed in, and the administrators of their company (spec 1 §2.1). */
export const userRoutes = (database: Database): ServedRoute[] => [
  getContact(database),
  listCompanyAdministrators(database),
];
