import type pg from 'pg';

/** Milliseconds for the bare count of live tickets by company and price, without months and without people. */
export async function barePriceGroupsMs(client: pg.ClientBase): Promise<number> {
  const startedAt = performance.now();
  await client.query(
    `select company_id, product_id, profile_id, nr_of_zones, count(*)
       from tickets.ticket
      where tenant = 'ruter' and cancelled_at is null and failed_at is null and anonymised_at is null
      group by company_id, product_id, profile_id, nr_of_zones`,
  );
  return performance.now() - startedAt;
}
