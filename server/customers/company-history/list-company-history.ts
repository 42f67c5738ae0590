import { listCompanyHistory as route } from '@takst/contract/customers/companies/list-company-history.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { historyPage } from './company-history.query.ts';
import { historyEntry } from './history-entry.ts';
import type { LoadHistoryNames } from './history-names.ts';

/** Every recorded change of a company: when, who, through which channel, before and after. */
export const listCompanyHistory = (database: Database, loadNames: LoadHistoryNames) =>
  serve(route, async ({ scope, params, query, today }) => {
    const { totalEntries, matches } = await historyPage(database, scope, {
      ...query,
      companyId: params.id,
    });
    const names = await loadNames(database, scope.tenant, today);
    return { reply: { totalEntries, matches: matches.map((row) => historyEntry(row, names)) } };
  });
