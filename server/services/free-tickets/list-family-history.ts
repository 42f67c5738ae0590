import { listFamilyHistory as route } from '@takst/contract/services/free-tickets/list-family-history.contract.ts';
import {
  historyEntry,
  holderHistoryPage,
} from '#customers/company-history/company-history.public.ts';
import { historyNames } from '#catalogue/products/products.public.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { holdersOfFamily } from './free-family.query.ts';

/** What happened to the tickets of a family: when, whose, who, through which channel, before and after. */
export const listFamilyHistory = (database: Database) =>
  serve(route, async ({ scope, params, query, today }) => {
    const family = holdersOfFamily(scope, params.id);
    const { isKnown, totalEntries, matches } = await holderHistoryPage(database, family, query);
    if (!isKnown) return { refused: { code: 'TICKET_NOT_FOUND' } };
    const names = await historyNames(database, scope.tenant, today);
    return { reply: { totalEntries, matches: matches.map((row) => historyEntry(row, names)) } };
  });
