import { listInvoiceRuns as route } from '@takst/contract/billing/invoices/run/list-invoice-runs.contract.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { companyNames, lastRuns } from './run.query.ts';

const maxRuns = 20;

export const listInvoiceRuns = (database: Database) =>
  serve(route, async ({ scope }) => {
    const runs = await lastRuns(database, scope.tenant, maxRuns);
    const agreements = runs.flatMap(({ problems, unaddressed }) => [...problems, ...unaddressed]);
    const companyName = await companyNames(database, scope.tenant, agreements);
    return {
      reply: runs.map(({ totalOre, problems, unaddressed, ...run }) => ({
        ...run,
        totalPrice: toKroner(totalOre),
        problems: problems.map((problem) => ({
          ...problem,
          companyName: companyName(problem.companyId),
        })),
        unaddressed: unaddressed.map((one) => ({
          ...one,
          companyName: companyName(one.companyId),
        })),
      })),
    };
  });
