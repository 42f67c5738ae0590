import { afterAll, describe, expect, it } from 'vitest';
import { commandOnServer } from '@takst/server/testing/templates/server-template.ts';
import { benchDatabase, withClient } from './bench-database.store.ts';

const server = process.env['TEST_DATABASE_URL'];

describe('the generated data', () => {
  let name = '';
  afterAll(async () => {
    if (name) await commandOnServer(server ?? '', `drop database "${name}" with (force)`);
  });

  it('have the companies, people and tickets of their size, and every index and constraint', async () => {
    const database = await benchDatabase(server ?? '', 'tiny');
    name = database.name;
    const counts = await withClient(database.url, async (client) => {
      const { rows } = await client.query(`
        select (select count(*)::int from companies.company) as companies,
               (select count(*)::int from session.session) as sessions,
               (select count(*)::int from subscribers.subscriber) as people,
               (select count(*)::int from tickets.ticket) as tickets,
               (select count(distinct status)::int from (select tickets.status(start_date,
                  expiration_date, pending_through, cancelled_at, failed_at, anonymised_at, '2026-03-04') as status
                  from tickets.ticket) as one) as statuses,
               (select count(*)::int from holders.holder
                 where last_name ~* '[æøå]') as norwegian,
               (select count(*)::int from pg_constraint where conname = 'one_ticket_at_a_time') as kept,
               to_regclass('holders.holder_search') is not null as searched`);
      return rows[0] as Record<string, number>;
    });
    expect(counts).toMatchObject({
      companies: 108,
      sessions: 9,
      people: 550,
      statuses: 4,
      kept: 1,
      searched: true,
    });
    expect(counts['tickets']).toBeGreaterThan(550 * 2.5);
    expect(counts['tickets']).toBeLessThan(550 * 3.5);
    expect(counts['norwegian']).toBeGreaterThan(20);
  });

  it('are used again when they are there', async () => {
    const again = await benchDatabase(server ?? '', 'tiny');
    expect(again).toMatchObject({ name, wasThere: true });
  });
});
