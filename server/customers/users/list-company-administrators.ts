import { listCompanyAdministrators as route } from '@takst/contract/customers/session/list-company-administrators.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { findCompanyAdministrators } from './company-administrators.query.ts';

/** The administrators that a user without the role can ask for it. */
export const listCompanyAdministrators = (database: Database) =>
  serve(route, async ({ scope, params: { id: companyId }, now }) => {
    const users = await findCompanyAdministrators(database, scope, { companyId, now });
    return {
      reply: users
        .filter(({ status, roles }) => status === 'ACTIVE' && roles.includes('USER_ADMIN'))
        .map(({ firstName, lastName, email }) => ({ firstName, lastName, email })),
    };
  });
