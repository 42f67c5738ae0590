import { listDepartmentTaxChanges as route } from '@takst/contract/services/free-tickets/tax-changes/list-department-tax-changes.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { companyOfDepartment } from '../book/find-department.query.ts';
import { describeTaxChanges } from './describe-tax-change.ts';
import { taxChangeRows } from './tax-changes.ts';

export const listDepartmentTaxChanges = (database: Database) =>
  serve(route, async ({ scope, params: { agreement }, query, today }) => {
    const companyId = await companyOfDepartment(database, scope, agreement);
    if (companyId === null) return { refused: { code: 'AGREEMENT_NOT_FOUND' } };
    const request = { scope, companyId, today, query: { ...query, agreement } };
    const { page } = taxChangeRows(database, request);
    const { totalEntries, matches } = await page({ maxEntries: null, offset: 0 });
    const describe = await describeTaxChanges(database, { tenant: scope.tenant, today });
    return { reply: { totalEntries, matches: matches.map(describe) } };
  });
