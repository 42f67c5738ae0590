import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { databaseTestWith } from '#testing/database-test.ts';
import { createRole, urlOfRole } from '#testing/portal/application-role.ts';
import { connectPostgres, defaultSettings } from '../connection/postgres.ts';
import { lockMigrations } from './migration-lock.store.ts';
import { setUpPooledRole } from './pooled-role.store.ts';

const databaseTest = databaseTestWith(async (test, onEnd) => {
  const url = test.jobs.connectionString ?? '';
  const roleUrl = urlOfRole(url, await createRole(url, onEnd));
  const listeners = { onIdleError: () => undefined };
  const direct = connectPostgres(roleUrl, listeners);
  onEnd(() => direct.destroy());
  /** As a session that a pooler has opened: nobody asks for settings when it begins. */
  const settingsOfSession = async () => {
    const pooled = connectPostgres(roleUrl, listeners, { ...defaultSettings, isPooled: true });
    const { rows } = await sql<{ zone: string; jit: string }>`
      select current_setting('timezone') as zone, current_setting('jit') as jit`.execute(pooled);
    await pooled.destroy();
    return rows[0];
  };
  return { direct, settingsOfSession };
});

describe('the role of a portal behind a connection pooler', () => {
  databaseTest(
    'begins its sessions in UTC, also where the database has another zone',
    async (test) => {
      const { direct, settingsOfSession } = test;
      await sql`alter role current_user set timezone to 'Asia/Tokyo'`.execute(direct);
      expect(await settingsOfSession()).toMatchObject({ zone: 'Asia/Tokyo' });
      await setUpPooledRole(direct);
      expect(await settingsOfSession()).toEqual({ zone: 'UTC', jit: 'off' });
      // A second process finds it done.
      await setUpPooledRole(direct);
      expect(await settingsOfSession()).toEqual({ zone: 'UTC', jit: 'off' });
    },
  );

  databaseTest('is set up by one process after the other', async ({ direct }) => {
    const isWaiting = async () => {
      const { rows } = await sql`
        select from pg_locks where locktype = 'advisory' and not granted
           and database = (select oid from pg_database where datname = current_database())`.execute(
        direct,
      );
      return rows.length > 0;
    };
    const { afterwards } = await direct.transaction().execute(async (tx) => {
      await lockMigrations(tx);
      const second = setUpPooledRole(direct);
      await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true);
      return { afterwards: second };
    });
    await afterwards;
  });
});
