import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { orderCompanyTicket } from '@takst/contract/services/company-tickets/order-company-ticket.contract.ts';
import { describe, expect } from 'vitest';
import { portalTest, portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { rightOrder } from '#services/company-tickets/test-order.ts';

describe('a request from elsewhere', () => {
  const cookie = (portal: TestPortal) => `takst_session=${portal.user('hr').token}`;
  const order = (portal: TestPortal, headers: Record<string, string>) =>
    portal.send({
      method: 'POST',
      path: orderCompanyTicket.path,
      body: JSON.stringify(rightOrder(portal.company('several-services'))),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const own = (portal: TestPortal) => `http://localhost:${portal.port}`;

  portalTest('is allowed when it comes from the portal’s own pages', async (portal) => {
    expect((await order(portal, { cookie: cookie(portal), origin: own(portal) })).status).toBe(200);
    const sameOrigin = { 'sec-fetch-site': 'same-origin' };
    expect((await order(portal, { cookie: cookie(portal), ...sameOrigin })).status).toBe(200);
  });

  portalTest.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a sibling host', { origin: 'http://akt.localhost:3000' }],
    ['another port', { origin: 'http://localhost:1' }],
    ['a page without an origin', { origin: 'null' }],
    ['no address at all', { origin: 'not a url' }],
    ['another site, by the browser’s word', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling host, by the browser’s word', { 'sec-fetch-site': 'same-site' }],
    ['nowhere that it says, with a cookie', {}],
  ])('changes nothing when it comes from %s', async (portal, _, headers) => {
    const answer = await order(portal, { cookie: cookie(portal), ...headers });
    expect(answer.status).toBe(403);
    expect(JSON.parse(answer.text)).toEqual({ code: 'CROSS_SITE' });
  });

  portalTest('may read from anywhere: browsers keep the answer to themselves', async (portal) => {
    const headers = { cookie: cookie(portal), origin: 'https://evil.example' };
    const answer = await portal.send({ path: getContact.path, headers });
    expect(answer.status).toBe(200);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  portalTest.each(['example.com', 'localhost.evil.example', 'evil.example:80', '127.0.0.2', 'akt'])(
    'finds nothing at the host %s',
    async (portal, host) => {
      const answer = await portal.send({ path: '/api/zone/list', headers: { host } });
      expect(answer.status).toBe(404);
    },
  );

  portalTest.each(['LOCALHOST', 'akt.localhost:1234', 'fjord.localhost'])(
    'finds the operator of the host %s whatever its case and port',
    async (portal, host) => {
      const answer = await portal.send({ path: '/api/zone/list', headers: { host } });
      expect(answer.status).toBe(200);
    },
  );

  portalTest(
    'is for the host that it was sent to, not for the one that it claims',
    async (portal) => {
      const answer = await portal.send({
        path: getContact.path,
        headers: {
          cookie: `takst_session=${portal.user('hr', 'akt').token}`,
          'x-forwarded-host': 'akt.localhost',
        },
      });
      expect(answer.status).toBe(401);
    },
  );

  portalTest('may ask how the process is at any host', async (portal) => {
    const host = '10.0.0.7';
    for (const path of ['/healthz', '/readyz']) {
      expect((await portal.send({ path, headers: { host } })).status).toBe(200);
    }
    const ready = await portal.send({ path: '/readyz' });
    expect(JSON.parse(ready.text)).toEqual({
      status: 'ready',
      checks: { database: true, jobs: true },
    });
  });
});

const otherPortalTest = portalTestWith({
  environment: {
    TRUST_PROXY: 'true',
    PUBLIC_URL: 'https://x.example',
    TENANT_HOSTS: 'localhost=ruter,akt.localhost=akt,fjord.localhost=fjord,x.example=ruter',
  },
});

describe('a request through a trusted proxy', () => {
  otherPortalTest('is for the host that the proxy names', async (portal) => {
    const answer = await portal.send({
      path: getContact.path,
      headers: {
        cookie: `__Host-takst_session=${portal.user('hr', 'akt').token}`,
        'x-forwarded-host': 'akt.localhost',
      },
    });
    expect(answer.status).toBe(200);
  });

  otherPortalTest(
    'counts as from the address that the proxy saw, whatever the caller says before it',
    async (portal) => {
      const left = async (forwarded: string) => {
        const { headers } = await portal.send({
          path: '/api/zone/list',
          headers: { host: 'localhost', 'x-forwarded-for': forwarded },
        });
        return Number(headers['x-ratelimit-remaining']);
      };
      const first = await left('1.1.1.1, 203.0.113.7');
      expect(await left('2.2.2.2, 203.0.113.7')).toBe(first - 1);
      expect(await left('1.1.1.1, 203.0.113.8')).toBe(first);
    },
  );

  otherPortalTest('gets headers for https when the portal is reached by https', async (portal) => {
    const { headers } = await portal.send({ path: '/healthz' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});
