import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { getHolderTicket } from '@takst/contract/ticketing/tickets/phone/get-holder-ticket.contract.ts';
import { describe, expect } from 'vitest';
import { portalTest, portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

const token = 'token-of-the-monitoring';
const otherPortalTest = portalTestWith({ environment: { METRICS_TOKEN: token } });

const read = (portal: TestPortal, headers: Record<string, string>) =>
  portal.send({ path: '/metrics', headers });
const withToken = { authorization: `Bearer ${token}` };

describe('/metrics', () => {
  otherPortalTest('is OpenMetrics, at any host, for who has the token', async (portal) => {
    const answer = await read(portal, { ...withToken, host: '10.0.0.7' });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^application\/openmetrics-text; version=1/);
    expect(answer.text).toMatch(/# EOF\n$/);
  });

  otherPortalTest.each<[string, Record<string, string>]>([
    ['without a token', {}],
    ['with another token', { authorization: `Bearer ${token}x` }],
    ['with the token in another form', { authorization: token }],
    ['by the proxy, which speaks from this machine', { 'x-forwarded-for': '127.0.0.1' }],
  ])('is not there %s', async (portal, _how, headers) => {
    const answer = await read(portal, headers);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([404, { code: 'NOT_FOUND' }]);
  });

  portalTest('is not there where no token is set', async (portal) => {
    for (const authorization of ['', 'Bearer ', 'Bearer undefined'])
      expect((await read(portal, { authorization })).status).toBe(404);
  });

  otherPortalTest(
    'counts by template, method and class of status, and names nobody',
    async (portal) => {
      await portal.send({ path: getContact.path });
      const secrets = ['secret-of-a-link', '41234567', 'kari@bedrift.no', 'SELECT-1'];
      for (const secret of secrets) {
        await portal.send({ path: getHolderTicket.path.replace(/\{\w+\}/, secret) });
        await portal.send({ path: `/nowhere/${secret}` });
        await portal.send({ path: `${getContact.path}?q=${secret}`, method: 'POST' });
      }
      const { text } = await read(portal, withToken);
      const unsigned = `route="${getContact.path}",method="GET",status_class="4xx"`;
      expect(text).toContain(`takst_http_request_duration_seconds_count{${unsigned}} 1`);
      const linked = `route="${getHolderTicket.path.replace(/\{(\w+)\}/, ':$1')}",method="GET",status_class="4xx"`;
      expect(text).toContain(
        `takst_http_request_duration_seconds_count{${linked}} ${secrets.length}`,
      );
      expect(text).toContain('route="(no route)"');
      for (const secret of secrets) expect(text).not.toContain(secret);
      expect(text).not.toContain(token);
    },
  );
});
