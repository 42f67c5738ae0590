import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { describe, expect } from 'vitest';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { openMigratedServer } from '#platform/db/connection/open-database.ts';
import { deafProxy } from '#testing/deaf-proxy.ts';
import { endConnections } from '#testing/end-connections.ts';
import { testSecrets } from '#testing/test-secrets.ts';

type Portal = TestPortal & { url: string };
const quiet = { info: () => undefined, warn: () => undefined };

const portalTest = portalTestWith(async ({ start, jobs, onEnd }) => {
  const url = jobs.connectionString ?? '';
  const proxy = await deafProxy(url);
  onEnd(proxy.close);
  const portal = await start({
    open: openMigratedServer(proxy.url, quiet, { secrets: testSecrets }),
  });
  onEnd(() => proxy.goDeaf(false));
  return { ...portal, url, proxy };
});

describe('the portal while its database is away', () => {
  const ask = (portal: Portal) => portal.callAs(portal.user('hr'), getContact, {});

  portalTest('survives the loss of idle connections', async (portal) => {
    await Promise.all([ask(portal), ask(portal), ask(portal)]);
    await endConnections(portal.url);
    const answers = await Promise.all([ask(portal), ask(portal), ask(portal)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  portalTest(
    'answers 503 within two and a half seconds, and by itself again when it is back',
    async (portal) => {
      portal.proxy.goDeaf(true);
      await endConnections(portal.url);
      const started = performance.now();
      const [lost, ready] = await Promise.all([ask(portal), portal.send({ path: '/readyz' })]);
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

      portal.proxy.goDeaf(false);
      const back = performance.now();
      expect((await ask(portal)).status).toBe(200);
      expect(performance.now() - back).toBeLessThan(500);
      await expect
        .poll(async () => (await portal.send({ path: '/readyz' })).status, { timeout: 5_000 })
        .toBe(200);
    },
  );

  portalTest('lets nobody in uncounted', async (portal) => {
    portal.proxy.goDeaf(true);
    await endConnections(portal.url);
    const paths = ['/login', '/voucher-api/offer', '/holder-api/tickets/a', '/oidc/interaction/1'];
    const answers = await Promise.all(paths.map((path) => portal.send({ path })));
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    portal.proxy.goDeaf(false);
    await expect
      .poll(async () => (await portal.send({ path: '/readyz' })).status, { timeout: 5_000 })
      .toBe(200);
  });

  portalTest(
    'is ready within five seconds when the network has swallowed what was asked',
    async (portal) => {
      const isReady = async () => (await portal.send({ path: '/readyz' })).status;
      expect(await isReady()).toBe(200);
      portal.proxy.goDeaf(true);
      await expect.poll(isReady, { timeout: 30_000, interval: 500 }).toBe(503);
      await isReady();
      portal.proxy.goDeaf(false);
      await expect.poll(isReady, { timeout: 5_000, interval: 500 }).toBe(200);
    },
  );
});
