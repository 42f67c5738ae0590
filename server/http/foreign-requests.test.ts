import { getContact } from '@takst/contract/session/get-contact.contract.ts';
import { orderCompanyTicket } from '@takst/contract/company-tickets/order-company-ticket.contract.ts';
import { describe, expect, it } from 'vitest';
import { rightOrder } from '#company-tickets/test-order.ts';
import { onePortal } from '#testing/portal/one-portal.ts';

describe('a request from elsewhere', () => {
  const portal = onePortal();
  const cookie = () => `takst_session=${portal().user('hr').token}`;
  const order = (headers: Record<string, string>) =>
    portal().send({
      method: 'POST',
      path: orderCompanyTicket.path,
      body: JSON.stringify(rightOrder(portal().company('several-services'))),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const own = () => `http://localhost:${portal().port}`;

  it('changes what it may when it comes from the portal’s own pages', async () => {
    expect((await order({ cookie: cookie(), origin: own() })).status).toBe(200);
    const sameOrigin = { 'sec-fetch-site': 'same-origin' };
    expect((await order({ cookie: cookie(), ...sameOrigin })).status).toBe(200);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a sibling host', { origin: 'http://akt.localhost:3000' }],
    ['another port', { origin: 'http://localhost:1' }],
    ['a page without an origin', { origin: 'null' }],
    ['no address at all', { origin: 'not a url' }],
    ['another site, by the browser’s word', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling host, by the browser’s word', { 'sec-fetch-site': 'same-site' }],
    ['nowhere that it says, with a cookie', {}],
  ])('changes nothing when it comes from %s', async (_, headers) => {
    const answer = await order({ cookie: cookie(), ...headers });
    expect(answer.status).toBe(403);
    expect(JSON.parse(answer.text)).toEqual({ code: 'CROSS_SITE' });
  });

  it('may read from anywhere: browsers keep the answer to themselves', async () => {
    const headers = { cookie: cookie(), origin: 'https://evil.example' };
    const answer = await portal().send({ path: getContact.path, headers });
    expect(answer.status).toBe(200);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it.each(['example.com', 'localhost.evil.example', 'evil.example:80', '127.0.0.2', 'akt'])(
    'finds nothing at the host %s',
    async (host) => {
      const answer = await portal().send({ path: '/api/zone/list', headers: { host } });
      expect(answer.status).toBe(404);
    },
  );

  it.each(['LOCALHOST', 'akt.localhost:1234', 'fjord.localhost'])(
    'finds the operator of the host %s whatever its case and port',
    async (host) => {
      const answer = await portal().send({ path: '/api/zone/list', headers: { host } });
      expect(answer.status).toBe(200);
    },
  );

  it('is for the host that it was sent to, not for the one that it claims', async () => {
    const answer = await portal().send({
      path: getContact.path,
      headers: {
        cookie: `takst_session=${portal().user('hr', 'akt').token}`,
        'x-forwarded-host': 'akt.localhost',
      },
    });
    expect(answer.status).toBe(401);
  });

  it('may ask how the process is at any host', async () => {
    const host = '10.0.0.7';
    for (const path of ['/healthz', '/readyz']) {
      expect((await portal().send({ path, headers: { host } })).status).toBe(200);
    }
    const ready = await portal().send({ path: '/readyz' });
    expect(JSON.parse(ready.text)).toEqual({
      status: 'ready',
      checks: { database: true, jobs: true },
    });
  });
});

describe('a request through a trusted proxy', () => {
  const portal = onePortal({
    environment: { TRUST_PROXY: 'true', PUBLIC_URL: 'https://x.example' },
  });

  it('is for the host that the proxy names', async () => {
    const answer = await portal().send({
      path: getContact.path,
      headers: {
        cookie: `takst_session=${portal().user('hr', 'akt').token}`,
        'x-forwarded-host': 'akt.localhost',
      },
    });
    expect(answer.status).toBe(200);
  });

  it('counts as from the address that the proxy saw, whatever the caller says before it', async () => {
    const left = async (forwarded: string) => {
      const { headers } = await portal().send({
        path: '/api/zone/list',
        headers: { host: 'localhost', 'x-forwarded-for': forwarded },
      });
      return Number(headers['x-ratelimit-remaining']);
    };
    const first = await left('1.1.1.1, 203.0.113.7');
    expect(await left('2.2.2.2, 203.0.113.7')).toBe(first - 1);
    expect(await left('1.1.1.1, 203.0.113.8')).toBe(first);
  });

  it('gets headers for https when the portal is reached by https', async () => {
    const { headers } = await portal().send({ path: '/healthz' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});
