import type pg from 'pg';

/**
 * Milliseconds for the tickets of a finished batch in one bare insert into the real table, with people and
 * slots that are there. Rolled back, so that it can be measured again.
 */
export async function bareTicketsMs(client: pg.ClientBase, batchId: number): Promise<number> {
  await client.query('begin');
  try {
    await client.query(
      `create temporary table given on commit drop as
       select ticket.* from batches.row
         join tickets.ticket on ticket.company_id = row.company_id
          and ticket.holder_id = row.subject_id
        where row.batch_id = $1`,
      [batchId],
    );
    await client.query(
      'delete from tickets.ticket using given where ticket.id = given.id and ticket.company_id = given.company_id',
    );
    const startedAt = performance.now();
    await client.query(
      `insert into tickets.ticket (
         tenant, service, company_id, holder_id, medium, medium_slot, agreement_id, product_id,
         profile_id, zone_from, zone_to, all_zones, nr_of_zones, start_date, pickup_code, ordered_at)
       select tenant, service, company_id, holder_id, medium, medium_slot, agreement_id, product_id,
              profile_id, zone_from, zone_to, all_zones, nr_of_zones, start_date, pickup_code, ordered_at
         from given`,
    );
    return performance.now() - startedAt;
  } finally {
    await client.query('rollback');
  }
}

/** Messages of a batch that are not sent yet. */
export async function countUnsentGroups(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ jobs: number }>(
    `select count(*)::int as jobs from jobs.job
      where name = 'send-many-sms' and state in ('created', 'active', 'retry')`,
  );
  return rows[0]?.jobs ?? 0;
}
