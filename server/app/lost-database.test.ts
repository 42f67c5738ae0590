import { getContact } from '@takst/contract/session/get-contact.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onServer } from '#db/connection/open-database.ts';
import { deafProxy } from '#testing/deaf-proxy.ts';
import { type TestPortal, testPortal } from '#testing/portal/test-portal.ts';
import { commandOnServer } from '#testing/server-template.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';

const quiet = { info: () => undefined, warn: () => undefined };

describe.each(testDatabases.filter(({ name }) => name === 'PostgreSQL'))(
  'the portal while its database is away on $name',
  ({ open }) => {
    let test: TestDatabase;
    let portal: TestPortal;
    let proxy: Awaited<ReturnType<typeof deafProxy>>;
    let url: string;
    beforeAll(async () => {
      test = await open();
      url = test.jobs.connectionString ?? '';
      proxy = await deafProxy(url);
      portal = await testPortal(onServer(proxy.url, quiet));
    });
    afterAll(async () => {
      proxy?.goDeaf(false);
      await portal?.stop();
      proxy?.close();
      await test?.drop();
    });

    const ask = () => portal.callAs(portal.user('hr'), getContact, {});
    const endConnections = () =>
      commandOnServer(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      );

    it('loses idle connections without anybody noticing', async () => {
      await Promise.all([ask(), ask(), ask()]);
      await endConnections();
      await new Promise((resolve) => setTimeout(resolve, 50));
      const answers = await Promise.all([ask(), ask(), ask()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    });

    it('answers 503 within two and a half seconds, and by itself again when it is back', async () => {
      proxy.goDeaf(true);
      await endConnections();
      await new Promise((resolve) => setTimeout(resolve, 50));
      const started = performance.now();
      const [lost, ready] = await Promise.all([ask(), portal.send({ path: '/readyz' })]);
      expect(performance.now() - started).toBeLessThan(2_500);
      expect(lost).toMatchObject({
        status: 503,
        json: { code: 'UNAVAILABLE' },
        headers: { 'retry-after': '5' },
      });
      expect(ready.status).toBe(503);
      expect(JSON.parse(ready.text)).toMatchObject({ checks: { database: false } });
      expect((await portal.send({ path: '/healthz' })).status).toBe(200);
      expect(portal.reported).toEqual([]);

      proxy.goDeaf(false);
      const back = performance.now();
      expect((await ask()).status).toBe(200);
      expect(performance.now() - back).toBeLessThan(500);
      await expect
        .poll(async () => (await portal.send({ path: '/readyz' })).status, { timeout: 5_000 })
        .toBe(200);
    });
  },
);
