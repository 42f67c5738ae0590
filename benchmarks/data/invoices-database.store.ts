import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type OpenDatabase, openDatabase } from '@takst/server/db/connection/open-database.ts';
import { setFirstMonth } from '@takst/server/invoices/invoices.public.ts';
import { placeBilledCompanies } from '@takst/server/invoices/test-billing-world.store.ts';
import { loadReferenceData } from '@takst/server/reference-data/load-reference-data.ts';
import { commandOnServer, urlOfDatabase } from '@takst/server/testing/templates/server-template.ts';
import { makeBareTables } from './bare-invoices.store.ts';
import { withClient } from './bench-database.store.ts';
import { dataMoment } from './data-moment.ts';
import { settleData } from './settle-data.store.ts';

/** Placed in one statement. */
const companiesAtOnce = 100;
const peopleInEach = 50;
const name = 'takst_bench_invoices';
const quiet = { info: () => undefined, warn: () => undefined };

/** What the session cookie of the operator's staff holds. */
export const tokenOfStaff = 'benchmark-session-of-staff';

export type InvoicesDatabase = {
  readonly url: string;
  readonly open: OpenDatabase;
  /** One of the companies. */
  readonly companyId: number;
  readonly tickets: number;
};

/** Works on a database of companies of 50 people, with an active ticket each since January, and drops it. */
export async function withInvoicesDatabase<T>(
  server: string,
  companies: number,
  work: (database: InvoicesDatabase) => Promise<T>,
): Promise<T> {
  await commandOnServer(server, `drop database if exists ${name} with (force)`);
  await commandOnServer(server, `create database ${name}`);
  const url = urlOfDatabase(server, name);
  const open = await openDatabase({ databaseUrl: url, dataDir: '' }, quiet);
  try {
    await loadReferenceData(open.database);
    const firstMonth = Temporal.PlainDate.from('2026-01-01');
    await open.database.transaction((tx) => setFirstMonth(tx, 'ruter', firstMonth));
    let companyId = 0;
    for (let placed = 0; placed < companies; placed += companiesAtOnce) {
      const [first] = await placeBilledCompanies(open.database, {
        tenant: 'ruter',
        companies: companiesAtOnce,
        people: peopleInEach,
        from: '2026-01-01',
      });
      companyId = first?.id ?? companyId;
    }
    await withClient(url, async (client) => {
      await makeBareTables(client);
      await placeStaff(client, companyId);
      await settleData(client);
    });
    return await work({ url, open, companyId, tickets: companies * peopleInEach });
  } finally {
    await open.close();
    await commandOnServer(server, `drop database ${name} with (force)`);
  }
}

/** Somebody of the operator with a session, and a company whose people are in the list of employees. */
async function placeStaff(client: pg.ClientBase, companyId: number): Promise<void> {
  await client.query(
    `insert into subscribers.subscriber (tenant, company_id, holder_id)
     select tenant, company_id, id from holders.holder where company_id = $1`,
    [companyId],
  );
  await client.query(
    `with staff as (
       insert into users."user" (tenant, email, first_name, last_name, phone, phone_country_code, state,
                                 created_at)
       values ('ruter', 'staff@benchmark.example', 'Åse', 'Ødegård', '90000000', '+47', 'ACTIVE', $2)
       returning tenant, id
     ), role as (
       insert into users.global_role (tenant, user_id, role)
       select tenant, id, 'GLOBAL_COMPANY_ADMIN' from staff
     )
     insert into session.session (token_digest, tenant, user_id, id_token, access_expires_at, created_at,
                                  last_used_at)
     select $1, tenant, id, '', '2100-01-01', $2, $2 from staff`,
    [createHash('sha256').update(tokenOfStaff).digest('base64url'), dataMoment],
  );
}

/** Whether the run of an operator that was started last is over. */
export const isRunOver = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ isOver: boolean }>(
    `select finished_at is not null as "isOver" from invoices.run order by id desc limit 1`,
  );
  return rows[0]?.isOver ?? false;
};

/** Milliseconds for a new price of a ticket, and how many rows it wrote. */
export async function priceChangeMs(client: pg.ClientBase, from: string) {
  const startedAt = performance.now();
  const { rowCount } = await client.query(
    `insert into products.price (tenant, product_id, profile_id, nr_of_zones, valid_from, price_ore)
     values ('ruter', 'company-ticket', 'ADULT', 2, $1, 99900)`,
    [from],
  );
  return { ms: performance.now() - startedAt, rows: rowCount ?? 0 };
}
