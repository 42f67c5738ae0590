import { getUserCompany as route } from '@takst/contract/customers/session/get-user-company.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { describeUserCompany } from './describe-user-company.ts';
import { findUserCompany } from './user-company.query.ts';

export const getUserCompany = (database: Database) =>
  serve(route, async ({ scope, params, today }) => {
    const row = await findUserCompany(database, { scope, companyId: params.id }, today);
    if (!row) throw new Error(`company ${params.id} was within the scope a moment ago`);
    return { reply: describeUserCompany(row, scope.tenant) };
  });
