import type { Route } from '@takst/contract/platform/calls/route.ts';
import { describe, expect } from 'vitest';
import { identityCallbackPath } from '#platform/integrations/identity/identity.public.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { routesOf } from './areas/test-routes.ts';
import { countedRows, countsOver } from './test-counted.store.ts';

const perAddress = 4;
const limits = { RATE_LIMIT_PER_SESSION: '8', RATE_LIMIT_PER_ADDRESS: String(perAddress) };
const environment = { ...limits, TRUST_PROXY: 'true' };

type TwoPortals = TestPortal & { other: TestPortal };

/** Two servers on one database. */
const portalTest = portalTestWith(async ({ start }): Promise<TwoPortals> => {
  const portal = await start({ environment });
  return { ...portal, other: await start({ environment }) };
});

type Call = Pick<Route, 'method'> & { path: string };

const isCounted = ({ counted, download }: Route) => counted !== undefined || download !== undefined;
const routes = routesOf({ database: {} as TestPortal['database'] }).map(({ route }) => route);
const countedRoutes = routes.filter(isCounted);

/** Each counted call of the contract, and what a browser is sent to when somebody signs in. */
const calls: readonly Call[] = [
  ...countedRoutes.map(({ method, path }) => ({ method, path: path.replaceAll(/\{\w+\}/g, '1') })),
  { method: 'GET', path: '/login' },
  { method: 'GET', path: '/implicit/callback' },
  { method: 'GET', path: identityCallbackPath },
  { method: 'GET', path: '/oidc/interaction/1' },
  { method: 'POST', path: '/oidc/interaction/1' },
];

let callers = 0;

const callerOf = (portal: TwoPortals, { method, path }: Call, headers = {}) => {
  callers += 1;
  const from = `192.0.2.${callers}`;
  const ask = async (server: TestPortal) => {
    const sent = { 'x-forwarded-for': from, 'content-type': 'application/json', ...headers };
    const body = method === 'GET' ? {} : { body: '{}' };
    return server.send({ method, path, headers: sent, ...body });
  };
  return { one: () => ask(portal), other: () => ask(portal.other) };
};

describe('a limit that all processes share', () => {
  portalTest(
    'is that of sign-ins, codes, private links and files, each of them',
    async (portal) => {
      const unlimited: string[] = [];
      for (const call of calls) {
        const { one, other } = callerOf(portal, call);
        const first = [await one(), await other(), await one(), await other()];
        const fifth = await one();
        const [statuses, refused] = [first.map(({ status }) => status), fifth.status];
        if (statuses.includes(429) || refused !== 429)
          unlimited.push(`${call.method} ${call.path}: ${statuses.join(' ')}, then ${refused}`);
      }
      expect(unlimited).toEqual([]);
      expect(calls.length).toBeGreaterThan(50);
    },
  );

  portalTest('has the answer of every limit', async (portal) => {
    const { one, other } = callerOf(portal, { method: 'GET', path: '/voucher-api/offer' });
    for (const ask of [one, other, one, other]) await ask();
    const { status, text, headers } = await other();
    expect(status).toBe(429);
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(JSON.parse(text)).toEqual({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: seconds });
  });

  portalTest('is that of a session for who is signed in', async (portal) => {
    const path = `/onboarding/company/${portal.company('several-services').id}/history/csv`;
    const headers = { cookie: `takst_session=${portal.user('hr').token}` };
    const { one, other } = callerOf(portal, { method: 'GET', path }, headers);
    for (const ask of [one, other, one, other, one, other, one, other])
      expect((await ask()).status).toBe(200);
    expect((await one()).status).toBe(429);
  });

  portalTest(
    'ends with the minute, and its row goes with what is counted later',
    async (portal) => {
      const { one, other } = callerOf(portal, { method: 'GET', path: '/holder-api/tickets/a' });
      for (const ask of [one, other, one, other]) await ask();
      await countsOver(portal.database);
      expect((await other()).status).toBe(404);
      await countsOver(portal.database);
      for (let link = 0; link < 100; link += 1)
        await callerOf(portal, { method: 'GET', path: `/holder-api/tickets/b${link}` }).one();
      expect(await countedRows(portal.database)).toEqual({ over: 0, running: 100 });
    },
  );

  portalTest('is none of plain reads, which each process counts by itself', async (portal) => {
    const { one, other } = callerOf(portal, { method: 'GET', path: '/api/zone/list' });
    const answers = [];
    for (const ask of [one, other, one, other, one, other]) answers.push((await ask()).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 200]);
  });
});

/** What is called without a session and sends or takes a code, and what is counted elsewhere, with the reason. */
const countedElsewhere: Readonly<Record<string, string>> = {
  'POST /order-form-api/{clientId}/order': 'each order, by limitUses',
};

describe('a call that anybody can make', () => {
  portalTest('is counted when it has a private link, a key or a code', () => {
    const forgotten = routes
      .filter(
        ({ path, needs }) =>
          path.includes('{token}') ||
          needs === 'voucher-key' ||
          ((needs === 'anyone' || needs === 'this-browser') &&
            /code|verify|prove|\/order$/.test(path)),
      )
      .filter((route) => !isCounted(route))
      .map(({ method, path }) => `${method} ${path}`);
    expect(forgotten).toEqual(Object.keys(countedElsewhere));
  });
});
