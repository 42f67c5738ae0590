import { earlyClicksScript } from '@takst/contract/platform/calls/early-clicks.ts';
import { hash } from 'node:crypto';
import { describe, expect } from 'vitest';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

const secret = 'duplicate key (phone)=(41234567) of Kari';

const portalTest = portalTestWith({
  extend: ({ app }) => {
    app.get('/test/broken', async () => Promise.reject(new Error(secret)));
    app.get('/test/odd', async () => Promise.reject({ statusCode: 500, message: secret }));
  },
});

type Operations = Record<string, Record<string, { operationId?: string }>>;

/** The id of each operation; the address of one that has none. */
const operationIdsOf = ({ paths }: { paths: Operations }): string[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map(({ operationId }) => operationId ?? path),
  );

describe('any answer', () => {
  portalTest(
    'to an unexpected error is an id and nothing else, and the error is reported under it',
    async (portal) => {
      const { status, text, headers } = await portal.send({ path: '/test/broken' });
      const id = headers['x-request-id'];
      expect(status).toBe(500);
      expect(JSON.parse(text)).toEqual({ code: 'UNEXPECTED', id });
      expect(headers['cache-control']).toBe('no-store');
      expect(portal.reported.at(-1)).toMatchObject({ requestId: id, route: 'GET /test/broken' });
      expect(String(portal.reported.at(-1)?.error)).toContain(secret);
    },
  );

  portalTest('to something thrown that is no error is the same', async (portal) => {
    const { status, text } = await portal.send({ path: '/test/odd' });
    expect(status).toBe(500);
    expect(text).not.toContain('Kari');
  });

  portalTest.each(['/api/zone/list', '/nothing', '/test/broken', '/healthz'])(
    'carries the headers that keep others out: %s',
    async (portal, path) => {
      const { headers } = await portal.send({ path });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      const policy = String(headers['content-security-policy']).split(';');
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          `script-src 'self' 'sha256-${hash('sha256', earlyClicksScript, 'base64')}'`,
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
          "connect-src 'self'",
        ]),
      );
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
      expect(headers).not.toHaveProperty('strict-transport-security');
    },
  );

  portalTest('of the API is not cached on the way', async (portal) => {
    const { headers } = await portal.send({ path: '/api/zone/list' });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  portalTest.each(['br', 'gzip'])(
    'is compressed by %s when it is long and the caller reads it',
    async (portal, way) => {
      const headers = { 'accept-encoding': way };
      const long = await portal.send({ path: '/api/zone/list', headers });
      expect(long.headers).toMatchObject({ 'content-encoding': way });
      expect(long.headers.vary).toMatch(/accept-encoding/i);
      const short = await portal.send({ path: '/healthz', headers });
      expect(short.headers).not.toHaveProperty('content-encoding');
    },
  );

  portalTest(
    'about the API itself is an OpenAPI 3.1 document and a page that shows it',
    async (portal) => {
      const document = await portal.send({ path: '/openapi.json' });
      expect(JSON.parse(document.text)).toMatchObject({
        openapi: '3.1.0',
        info: { title: 'Takst' },
      });
      const ids = operationIdsOf(JSON.parse(document.text));
      expect(ids).toEqual(
        expect.arrayContaining(['orderCompanyTicket', 'runBatchOfCompanyTicketOrders']),
      );
      expect(ids.filter((id, index) => !/^\w+$/.test(id) || ids.indexOf(id) !== index)).toEqual([]);
      const page = await portal.send({ path: '/api-docs' });
      const addresses = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(
        ([, one]) => one ?? '',
      );
      expect(addresses.length).toBeGreaterThan(2);
      for (const path of addresses) expect((await portal.send({ path })).status).toBe(200);
      const other = await portal.send({ path: '/api-docs/ui/package.json' });
      expect(other.status).toBe(404);
    },
  );
});

const otherPortalTest = portalTestWith({
  environment: { RATE_LIMIT_PER_SESSION: '8', RATE_LIMIT_PER_ADDRESS: '4' },
});

describe('callers who ask too much', () => {
  const statuses = async (
    portal: TestPortal,
    times: number,
    cookie: (time: number) => string | null,
  ) => {
    const observed: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const cookieHeader = cookie(time);
      const headers = cookieHeader === null ? {} : { cookie: `takst_session=${cookieHeader}` };
      observed.push((await portal.send({ path: '/api/product/list-v2', headers })).status);
    }
    return observed.join(' ');
  };

  otherPortalTest('are told to wait, by session and by address', async (portal) => {
    expect(await statuses(portal, 5, () => null)).toBe('200 200 200 200 429');
    const session = portal.user('hr').token;
    expect(await statuses(portal, 9, () => session)).toBe('200 200 200 200 200 200 200 200 429');
    const other = portal.user('support').token;
    expect(await statuses(portal, 1, () => other)).toBe('200');
  });

  otherPortalTest('are told how long', async (portal) => {
    const { status, text, headers } = await portal.send({ path: '/api/product/list-v2' });
    expect(status).toBe(429);
    expect(JSON.parse(text)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(text)).toHaveProperty('retryAfterSeconds', Number(headers['retry-after']));
  });

  otherPortalTest('wait for one private link, not for those of others', async (portal) => {
    const ask = async (token: string) =>
      (await portal.send({ path: `/holder-api/tickets/${token}` })).status;
    const answers = [
      await ask('a'),
      await ask('a'),
      await ask('a'),
      await ask('a'),
      await ask('a'),
    ];
    expect(answers).toEqual([404, 404, 404, 404, 429]);
    expect(await ask('b')).toBe(404);
  });

  otherPortalTest('gain nothing by making up sessions', async (portal) => {
    expect(await statuses(portal, 200, (time) => `made-up-${time}`)).toMatch(/429$/);
  });
});
