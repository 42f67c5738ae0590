import type pg from 'pg';
import { placeBilledCompanies } from '@takst/server/billing/invoices/test-billing-world.store.ts';
import { withClient } from './bench-database.store.ts';
import { type OwnDatabase, placeStaff, withOwnDatabase } from './own-database.store.ts';
import { settleData } from './settle-data.store.ts';

const companiesAtOnce = 100;
const peopleInEach = 50;

export type PriceChangeDatabase = OwnDatabase & { readonly tickets: number };

/**
 * Works on a database of companies of 50 people with a ticket each, and drops it. One person in ten changes zones in the
 * twelve months, and so has two tickets; one in twenty leaves.
 */
export const withPriceChangeDatabase = <T>(
  server: string,
  tickets: number,
  work: (database: PriceChangeDatabase) => Promise<T>,
): Promise<T> =>
  withOwnDatabase(
    server,
    { name: 'takst_bench_price_change', firstMonth: '2026-01-01' },
    async (database) => {
      const companies = tickets / peopleInEach;
      for (let placed = 0; placed < companies; placed += companiesAtOnce) {
        await placeBilledCompanies(database.open.database, {
          tenant: 'ruter',
          companies: companiesAtOnce,
          people: peopleInEach,
          from: '2026-01-01',
        });
      }
      await withClient(database.url, async (client) => {
        await endSome(client);
        await placeStaff(client);
        await settleData(client);
      });
      return work({ ...database, tickets: await countTickets(database.url) });
    },
  );

async function endSome(client: pg.ClientBase): Promise<void> {
  await client.query(
    `update tickets.ticket
        set expiration_date = date '2026-05-31' + (holder_id % 12 * interval '1 month')::interval
      where holder_id % 20 in (3, 7, 11)`,
  );
  await client.query(
    `insert into tickets.ticket (tenant, service, medium, company_id, holder_id, agreement_id, product_id, profile_id,
                                 all_zones, nr_of_zones, start_date, ordered_at)
     select tenant, service, medium, company_id, holder_id, agreement_id, product_id, profile_id, true, 3,
            expiration_date + 1, ordered_at
       from tickets.ticket where holder_id % 20 in (3, 7)`,
  );
}

const countTickets = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from tickets.ticket',
    );
    return rows[0]?.count ?? 0;
  });
