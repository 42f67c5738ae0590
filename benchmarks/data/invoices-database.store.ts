import type pg from 'pg';
import type { OpenDatabase } from '@takst/server/platform/db/connection/open-database.ts';
import { placeBilledCompanies } from '@takst/server/billing/invoices/test-billing-world.store.ts';
import { makeBareTables } from './bare-invoices.store.ts';
import { withClient } from './bench-database.store.ts';
import { placeStaff, withOwnDatabase } from './own-database.store.ts';
import { settleData } from './settle-data.store.ts';

/** Placed in one statement. */
const companiesAtOnce = 100;
const peopleInEach = 50;
const name = 'takst_bench_invoices';
export type InvoicesDatabase = {
  readonly url: string;
  readonly open: OpenDatabase;
  /** One of the companies. */
  readonly companyId: number;
  readonly tickets: number;
};

/** Works on a database of companies of 50 people, with an active ticket each since January, and drops it. */
export const withInvoicesDatabase = <T>(
  server: string,
  companies: number,
  work: (database: InvoicesDatabase) => Promise<T>,
): Promise<T> =>
  withOwnDatabase(server, { name, firstMonth: '2026-01-01' }, async ({ url, open }) => {
    let companyId = 0;
    for (let offset = 0; offset < companies; offset += companiesAtOnce) {
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
      await placeSubscribers(client, companyId);
      await placeStaff(client);
      await settleData(client);
    });
    return work({ url, open, companyId, tickets: companies * peopleInEach });
  });

/** A company whose people are in the list of employees. */
const placeSubscribers = (client: pg.ClientBase, companyId: number) =>
  client.query(
    `insert into subscribers.subscriber (tenant, company_id, holder_id)
     select tenant, company_id, id from holders.holder where company_id = $1`,
    [companyId],
  );

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
