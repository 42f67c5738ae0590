import type pg from 'pg';

export type DataCounts = { companies: number; people: number; tickets: number };

export async function dataCounts(client: pg.ClientBase): Promise<DataCounts> {
  const { rows } = await client.query<DataCounts>(
    `select (select count(*)::int from companies.company) as companies,
            (select count(*)::int from subscribers.subscriber) as people,
            (select count(*)::int from tickets.ticket) as tickets`,
  );
  return rows[0] ?? { companies: 0, people: 0, tickets: 0 };
}
