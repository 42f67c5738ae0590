import type { checkCompanyDeletion as route } from '@takst/contract/companies/check-company-deletion.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import type { CompanyUses } from './company-uses.ts';

/** Runs one check, so that the page can show progress; the deletion itself runs all again. */
export const checkCompanyDeletion =
  (database: Database, uses: CompanyUses) =>
  async ({ scope, params, today }: Call<typeof route>): Promise<Outcome<typeof route>> => {
    const { id: companyId, use } = params;
    const isInUse = await database.transaction((tx) =>
      uses[use](tx, { tenant: scope.tenant, companyId, today }),
    );
    return { reply: { use, isInUse } };
  };
