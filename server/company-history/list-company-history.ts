import type { listCompanyHistory as route } from '@takst/contract/companies/list-company-history.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { historyPage } from './company-history.query.ts';
import { historyEntry } from './history-entry.ts';
import { historyNames } from './history-names.ts';

/** Every recorded change of a company: when, who, through which channel, before and after. */
export const listCompanyHistory =
  (database: Database) =>
  async ({ scope, params, query, today }: Call<typeof route>): Promise<Outcome<typeof route>> => {
    const { totalEntries, matches } = await historyPage(database, scope, {
      ...query,
      companyId: params.id,
    });
    const names = await historyNames(database, scope.tenant, today);
    return { reply: { totalEntries, matches: matches.map((row) => historyEntry(row, names)) } };
  };
