import { getCompany as route } from '@takst/contract/customers/companies/get-company.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { findCompany } from './company/company.query.ts';
import { describeCompany } from './company/describe-company.ts';

export const getCompany = (database: Database) =>
  serve(route, async ({ scope, params }) => {
    const row = await findCompany(database, scope, params.id);
    if (!row) throw new Error(`company ${params.id} was within the scope a moment ago`);
    return { reply: describeCompany(row, scope.tenant) };
  });
