import { checkCompanyDeletion as route } from '@takst/contract/customers/companies/check-company-deletion.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import type { CompanyUses } from './company-uses.ts';

/** Runs one check, so that the page can show progress; the deletion itself runs all again. */
export const checkCompanyDeletion = (database: Database, uses: CompanyUses) =>
  serve(route, async ({ scope, params, today }) => {
    const { id: companyId, use } = params;
    const isInUse = await database.transaction((tx) =>
      uses[use](tx, { tenant: scope.tenant, companyId, today }),
    );
    return { reply: { use, isInUse } };
  });
