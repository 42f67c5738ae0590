import '@takst/server/testing/operators-in-tests.ts';
import pg from 'pg';
import {
  openMigratedServer,
  openDatabase,
} from '@takst/server/platform/db/connection/open-database.ts';
import { loadReferenceData } from '@takst/server/app/reference-data/load-reference-data.ts';
import { commandOnServer, urlOfDatabase } from '@takst/server/testing/templates/server-template.ts';
import { type SizeName, dataSizes } from './data-size.ts';
import { dataVersion } from './data-version.ts';
import { placeCompanies } from './place-companies.store.ts';
import { placeListedCompanies } from './place-listed-companies.store.ts';
import { placePeople } from './place-people.store.ts';
import { placeTickets } from './place-tickets.store.ts';
import { settleData } from './settle-data.store.ts';
import { withoutIndexes } from './without-indexes.store.ts';

export type BenchDatabase = { url: string; name: string; madeInSeconds: number; wasThere: boolean };

/**
 * A database with the data of a size, made from migrations and reference data. One that is there is
 * used again; one of an earlier version is dropped. They are known by their name: takst_bench_…
 */
export async function benchDatabase(server: string, size: SizeName): Promise<BenchDatabase> {
  const family = `takst_bench_${size}_`;
  const name = `${family}${await dataVersion()}`;
  const url = urlOfDatabase(server, name);
  const names = await databasesLike(server, family);
  if (names.includes(name)) {
    const madeInSeconds = await withClient(url, finishedIn).catch(() => null);
    if (madeInSeconds !== null) return { url, name, madeInSeconds, wasThere: true };
  }
  for (const old of names) await commandOnServer(server, `drop database "${old}" with (force)`);
  await commandOnServer(server, `create database "${name}"`);
  const startedAt = performance.now();
  await migrateAndRefer(url);
  await withClient(url, (client) => fill(client, size));
  const madeInSeconds = Math.round((performance.now() - startedAt) / 1_000);
  await withClient(url, (client) => finish(client, madeInSeconds));
  return { url, name, madeInSeconds, wasThere: false };
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

const databasesLike = (server: string, family: string): Promise<string[]> =>
  withClient(server, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [family],
    );
    return rows.map(({ name }) => name);
  });

const quiet = { info: () => undefined, warn: () => undefined };

async function migrateAndRefer(url: string): Promise<void> {
  await openDatabase({ databaseUrl: url, dataDir: '' }, quiet).then(({ close }) => close());
  const open = openMigratedServer(url, quiet);
  await loadReferenceData(open.database).finally(() => open.close());
}

async function fill(client: pg.Client, size: SizeName): Promise<void> {
  await client.query("set maintenance_work_mem = '512MB'");
  await client.query("set work_mem = '256MB'");
  await client.query('set synchronous_commit = off');
  await client.query('set timezone = UTC');
  await client.query('set jit = off');
  await client.query('begin');
  await placeCompanies(client, dataSizes[size]);
  await withoutIndexes(client, async () => {
    await placePeople(client, dataSizes[size]);
    await placeTickets(client);
  });
  await placeListedCompanies(client, dataSizes[size]);
  await client.query('commit');
  await settleData(client);
}

/** Only a database that says so is whole. */
const finish = (client: pg.Client, seconds: number) =>
  client.query(
    `create table public.benchmark_data as
     select ${seconds}::integer as seconds,
            (select max(id) from tickets.ticket) as last_ticket,
            (select max(id) from holders.holder) as last_subscriber`,
  );

async function finishedIn(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ seconds: number }>(
    'select seconds from public.benchmark_data',
  );
  return rows[0]?.seconds ?? null;
}
