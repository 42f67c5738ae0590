import { listUserCompanies as route } from '@takst/contract/customers/session/list-user-companies.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { describeUserCompany } from './describe-user-company.ts';
import { findUserCompanies } from './user-company.query.ts';

export const listUserCompanies = (database: Database) =>
  serve(route, async ({ scope, today }) => {
    const { totalEntries, matches } = await findUserCompanies(database, scope, today);
    return {
      reply: {
        totalEntries,
        matches: matches.map((row) => describeUserCompany(row, scope.tenant)),
      },
    };
  });
