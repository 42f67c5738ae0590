import type { getCompany as route } from '@takst/contract/companies/get-company.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { findCompany } from './company.query.ts';
import { describeCompany } from './describe-company.ts';

export const getCompany =
  (database: Database) =>
  async ({ scope, params }: Call<typeof route>): Promise<Outcome<typeof route>> => {
    const row = await findCompany(database, scope, params.id);
    if (!row) throw new Error(`company ${params.id} was within the scope a moment ago`);
    return { reply: describeCompany(row, scope.tenant) };
  };
