import type pg from 'pg';
import { forgetFreeTickets } from './free-tickets.store.ts';

/** Deletes the orders and changes of earlier runs. The people stay: no measurement counts them. */
export async function forgetRuns(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select continues_id as id from tickets.ticket, public.benchmark_data
      where id > last_ticket and continues_id is not null`,
  );
  await forgetFreeTickets(client);
  // What goes on from a ticket goes first: the two would overlap.
  await client.query(
    `delete from tickets.ticket using public.benchmark_data where id > last_ticket`,
  );
  await client.query(
    `update tickets.ticket set expiration_date = null, ended_at = null where id = any($1::bigint[])`,
    [rows.map(({ id }) => id)],
  );
  await client.query('delete from batches.batch');
  await client.query(
    `delete from subscribers.subscriber using public.benchmark_data where holder_id > last_subscriber`,
  );
  await client.query(
    `delete from holders.holder using public.benchmark_data where id > last_subscriber`,
  );
}
