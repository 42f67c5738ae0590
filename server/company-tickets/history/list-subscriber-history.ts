import type {
  HistoryEntry,
  listSubscriberHistory as route,
} from '@takst/contract/company-tickets/list-subscriber-history.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import { firstOfMonth } from '@takst/domain/time/month.rules.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { companyTicketProductsOn } from '#products/products.public.ts';
import { zonesOn } from '#zones/zones.public.ts';
import { differencesOf, type Names } from './differences-of.ts';
import { type ChangeRow, historyPage } from './history.query.ts';

type Listing = Call<typeof route>;

/** What happened to one person's tickets: when, who, through which channel, before and after. */
export const listSubscriberHistory =
  (database: Database) =>
  async (call: Listing): Promise<Outcome<typeof route>> => {
    const { scope, params, query } = call;
    const { isKnown, totalEntries, matches } = await historyPage(database, scope, {
      ...query,
      subscriberId: params.id,
    });
    if (!isKnown) return { refused: { code: 'SUBSCRIBER_NOT_FOUND' } };
    const names = matches.length > 0 ? await loadNames(database, call) : noNames;
    return { reply: { totalEntries, matches: matches.map((row) => entryOf(row, names)) } };
  };

const noNames: Names = { zones: new Map(), products: new Map() };

async function loadNames(database: Database, { scope, today }: Listing): Promise<Names> {
  const [zones, products] = await Promise.all([
    zonesOn(database, scope.tenant, today),
    companyTicketProductsOn(database, scope.tenant, firstOfMonth(today)),
  ]);
  return {
    zones: new Map(zones.map(({ id, name }) => [id, name])),
    products: new Map(products.map(({ id, name }) => [id, name])),
  };
}

const entryOf = ({ before, after, ...row }: ChangeRow, names: Names): HistoryEntry => ({
  ...row,
  at: Temporal.Instant.from(row.at),
  differences: differencesOf({ before, after }, names),
});
