import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { databaseTestWith } from '#testing/database-test.ts';
import { createRole, urlOfRole } from '#testing/portal/application-role.ts';
import { connectPostgres, defaultSettings } from '../connection/postgres.ts';
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

  databaseTest('is set up once by several processes that start at once', async (test) => {
    const { direct, settingsOfSession } = test;
    await Promise.all(Array.from({ length: 5 }, () => setUpPooledRole(direct)));
    expect(await settingsOfSession()).toEqual({ zone: 'UTC', jit: 'off' });
  });
});
