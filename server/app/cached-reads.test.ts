import { sql } from 'kysely';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { databaseTest } from '#testing/database-test.ts';
import { findSignedIn } from '#platform/access/signed-in.query.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { profilesOfCompany } from '#catalogue/products/company-profile.query.ts';
import { pricedProducts } from '#catalogue/products/product.query.ts';
import { requestCounts } from '#services/self-service/requests/open-requests.query.ts';
import { subscriptionOffers } from '#services/subscriptions/offer/subscription-offer.query.ts';
import { tablesReadBy } from '#testing/plan.query.ts';
import { statementsOf } from '#testing/statements.ts';
import { zoneMapOn, zoneMapsFrom, zonesOn } from '#catalogue/zones/zone.query.ts';

const server = join(import.meta.dirname, '..');
const tenant = 'ruter';
const today = Temporal.PlainDate.from('2026-03-28');
/** Everything that is cached. On a database whose cache was not started it is always read. */
const cachedReads: Record<string, (source: Database) => Promise<unknown>> = {
  findSignedIn: (source) => findSignedIn(source, { tenant, tokenDigest: '', companyId: 100001 }),
  profilesOfCompany: (source) => profilesOfCompany(source, { tenant, companyId: 100001 }),
  pricedProducts: (source) => pricedProducts(source, tenant, today),
  requestCounts: (source) => requestCounts(source, { tenant, companyId: 100001, today }),
  subscriptionOffers: (source) => subscriptionOffers(source, tenant),
  zoneMapOn: (source) => zoneMapOn(source, tenant, today),
  zonesOn: (source) => zonesOn(source, tenant, today),
  zonesFrom: (source) => zoneMapsFrom(source, tenant, today),
};

/** What is written while it is cached, and does not make a cached read wrong (docs/decisions/0132). */
const unwatchedColumns: Readonly<Record<string, readonly string[]>> = {
  'session.session': ['token_digest', 'last_used_at'],
};

/** Tables of cached reads that do not have the trigger for each statement, whatever it changes. */
async function unguardedTables(database: Database): Promise<string[]> {
  const { rows } = await sql<{ table: string; unwatched: string[] }>`
    select replace(tgrelid::regclass::text, '"', '') as table,
           array(select attname::text from pg_attribute
                  where attrelid = tgrelid and attnum > 0 and not attisdropped
                    and tgattr <> '' and attnum <> all (tgattr)) as unwatched
      from pg_trigger
     where tgfoid = 'cache.forget'::regproc and tgtype = 60 and tgenabled = 'O'`.execute(
    tablesOf(database),
  );
  const guarded = new Set(
    rows
      .filter(({ table, unwatched }) =>
        unwatched.every((column) => unwatchedColumns[table]?.includes(column)),
      )
      .map(({ table }) => table),
  );
  const { statements } = await statementsOf(() =>
    Promise.all(Object.values(cachedReads).map((read) => read(database))),
  );
  const tables = await Promise.all(statements.map((read) => tablesReadBy(database, read)));
  return [...new Set(tables.flat())].filter((table) => !guarded.has(table));
}

databaseTest('what is cached is read where changes are told', async (test) => {
  expect(await unguardedTables(test.database)).toEqual([]);
  // A planted fault: a trigger that watches one column.
  await sql`drop trigger forget_cached on companies.settings`.execute(tablesOf(test.database));
  await sql`create trigger forget_cached after update of arbitrary_dates on companies.settings
    for each statement execute function cache.forget()`.execute(tablesOf(test.database));
  expect(await unguardedTables(test.database)).toEqual(['companies.settings']);
});

it('what is cached is tried here', async () => {
  const names: string[] = [];
  for await (const file of glob('**/*.query.ts', { cwd: server })) {
    const source = await readFile(join(server, file), 'utf8');
    names.push(...source.matchAll(/const (\w+) = cached\(/g).map(([, name = '']) => name));
  }
  expect(names.toSorted()).toEqual(Object.keys(cachedReads).toSorted());
});
