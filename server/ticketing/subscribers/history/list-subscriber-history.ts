import { listSubscriberHistory as route } from '@takst/contract/ticketing/subscribers/history/list-subscriber-history.contract.ts';
import {
  historyEntry,
  holderHistoryPage,
} from '#customers/company-history/company-history.public.ts';
import { historyNames } from '#catalogue/products/products.public.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { subscriberWithId } from './history.query.ts';

/** What happened to one person's tickets: when, who, through which channel, before and after. */
export const listSubscriberHistory = (database: Database) =>
  serve(route, async ({ scope, params, query, today }) => {
    const person = subscriberWithId(scope, params.id);
    const { isKnown, totalEntries, matches } = await holderHistoryPage(database, person, query);
    if (!isKnown) return { refused: { code: 'SUBSCRIBER_NOT_FOUND' } };
    const names = await historyNames(database, scope.tenant, today);
    return { reply: { totalEntries, matches: matches.map((row) => historyEntry(row, names)) } };
  });
