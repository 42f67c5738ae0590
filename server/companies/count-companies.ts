import { countCompanies as route } from '@takst/contract/companies/count-companies.contract.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { companyCounts } from './company.query.ts';

export const countCompanies = (database: Database) =>
  serve(route, async ({ scope, today }) => ({
    reply: await companyCounts(database, scope, today),
  }));
