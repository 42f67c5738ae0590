import { sendContactForm } from '@takst/contract/customers/contact/send-contact-form.contract.ts';
import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { tablesOf } from '#platform/db/tables.ts';
import { endConnections } from '#testing/end-connections.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { commandOnServer } from '#testing/templates/server-template.ts';
import { setReadOnly } from '#testing/set-read-only.ts';

type Portal = TestPortal & { url: string };

const portalTest = portalTestWith(async ({ start, jobs }) => ({
  ...(await start()),
  url: jobs.connectionString ?? '',
}));

const unavailable = {
  status: 503,
  json: { code: 'UNAVAILABLE' },
  headers: { 'retry-after': '5' },
};

describe('the portal while its database is there and cannot do its work', () => {
  const read = (portal: Portal) => portal.callAs(portal.user('hr'), getContact, {});
  const write = (portal: Portal, message: string) =>
    portal.callAs(portal.user('hr'), sendContactForm, {
      body: { message, companyId: portal.company('several-services').id },
    });
  const outboxOf = async (portal: Portal) => (await portal.send({ path: '/dev/outbox.json' })).text;

  portalTest(
    'shows what it has while that is read-only, and heals in five seconds',
    async (portal) => {
      await setReadOnly(portal.url, true);
      await endConnections(portal.url);
      expect(await write(portal, 'Nobody gets this')).toMatchObject(unavailable);
      expect((await read(portal)).status).toBe(200);
      expect((await portal.send({ path: '/readyz' })).status).toBe(200);

      await setReadOnly(portal.url, false);
      const text = 'Everybody can write again';
      await expect
        .poll(async () => (await write(portal, text)).status, { timeout: 5_000, interval: 500 })
        .toBe(200);
      await expect.poll(() => outboxOf(portal), { timeout: 5_000 }).toContain(text);
      expect(await outboxOf(portal)).not.toContain('Nobody gets this');
      expect(portal.reported).toEqual([]);
    },
  );

  portalTest('says so when a statement is given up on, and works at once again', async (portal) => {
    const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const answer = await portal.database.transaction(async (tx) => {
      await sql`lock table changes.change`.execute(tablesOf(tx));
      const pendingWrite = write(portal, 'Too slow');
      await expect
        .poll(
          async () => {
            // Without this, a transaction sees what it saw the first time.
            await sql`select pg_stat_clear_snapshot()`.execute(tablesOf(tx));
            const { rows } = await sql`select ${sql.raw(waiting)}`.execute(tablesOf(tx));
            return rows.length;
          },
          { timeout: 5_000 },
        )
        .toBe(1);
      await commandOnServer(portal.url, `select pg_cancel_backend(pid) ${waiting}`);
      return pendingWrite;
    });
    expect(answer).toMatchObject(unavailable);
    expect((await write(portal, 'Quick')).status).toBe(200);
    expect(portal.reported).toEqual([]);
  });

  portalTest('is ready while all its connections are busy: slow is not down', async (portal) => {
    const slow = Array.from({ length: 24 }, () =>
      portal.database.transaction((tx) => sql`select pg_sleep(1.5)`.execute(tablesOf(tx))),
    );
    const ready = await portal.send({ path: '/readyz' });
    expect([ready.status, ready.text]).toEqual([
      200,
      '{"status":"ready","checks":{"database":true,"jobs":true}}',
    ]);
    await Promise.all(slow);
  });
});
