import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { listSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { orderCompanyTicket } from '@takst/contract/services/company-tickets/order-company-ticket.contract.ts';
import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { rightOrder } from '#services/company-tickets/test-order.ts';
import { phoneRefusedByGateway } from '#platform/stand-ins/sms-gateway.ts';
import { createLogger } from './logger.ts';

function keptLog() {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  return { stream, lines, text: () => lines.join('') };
}

const person = { firstName: 'Hemmelig', lastName: 'Navnesen', employeeId: 'ANSATT-77' };
const phone = '41112223';

const log = keptLog();
const portalTest = portalTestWith({
  log: log.stream,
  extend: ({ app }) => {
    app.get('/test/refused-row', async () => {
      const detail = `Failing row contains (${person.firstName}, ${phone}).`;
      const parameters = [person.lastName];
      throw Object.assign(new Error('violates check'), { code: '23514', detail, parameters });
    });
  },
});

describe('the log', () => {
  portalTest('has the request with its id, method, address, status and time', async (portal) => {
    const { headers } = await portal.send({ path: '/api/zone/list?who=me' });
    const own = log.lines.filter((line) => line.includes(String(headers['x-request-id'])));
    expect(own.map((line) => JSON.parse(line))).toMatchObject([
      {
        req: { method: 'GET', url: '/api/zone/list' },
        res: { statusCode: 200 },
        responseTime: expect.any(Number),
        msg: 'request completed',
      },
    ]);
  });

  portalTest('has an unexpected error with the id under which it was answered', async (portal) => {
    const { headers } = await portal.send({ path: '/test/refused-row' });
    const line = log.lines.find((one) => one.includes('unexpected error'));
    expect(JSON.parse(line ?? '')).toMatchObject({
      level: 50,
      reqId: headers['x-request-id'],
      err: { type: 'Error', code: '23514', message: 'violates check' },
    });
  });

  portalTest(
    'has nothing of people, and no secrets, whatever was sent and however it went wrong',
    async (portal) => {
      const hr = portal.user('hr');
      const company = portal.company('several-services');
      const order = { ...rightOrder(company), ...person, phone };
      await portal.callAs(hr, orderCompanyTicket, { body: order, key: 'key-of-a-submission' });
      await portal.callAs(hr, orderCompanyTicket, { body: order });
      const refused = { ...order, phone: phoneRefusedByGateway.slice(3) };
      await portal.callAs(hr, orderCompanyTicket, { body: refused });
      const query = { searchFor: `${person.firstName} ${phone}` };
      await portal.callAs(hr, listSubscribers, { params: { id: company.id }, query });
      await portal.callAs(hr, getContact, {});
      await portal.send({ path: '/test/refused-row' });
      const address = `/nothing?phone=${phone}&code=${hr.token}`;
      const headers = { cookie: `takst_session=${hr.token}`, authorization: `Bearer ${hr.token}` };
      await portal.send({ path: address, headers });
      await portal.send({ path: `/billett/${hr.token}` });
      await portal.send({ path: `/holder-api/tickets/${hr.token}` });
      await portal.send({ path: `/fribilletter/skatt/${hr.token}` });
      await portal.send({ path: `/holder-api/tax-notices/${hr.token}` });
      await portal.send({ path: `/aktiver/${hr.token}` });
      await portal.send({ path: `/user-api/activation/${hr.token}` });
      await portal.send({ path: `/callback?state=${hr.token}&code=${hr.token}`, headers });
      await expect.poll(() => log.text(), { timeout: 10_000 }).toContain('job send-sms');

      // Any digits may stand in a duration.
      const text = log.text().replaceAll(/"responseTime":[\d.]+/g, '');
      expect(text).toContain('request completed');
      const planted = [...Object.values(person), phone, hr.token, phoneRefusedByGateway.slice(3)];
      expect(planted.filter((word) => text.includes(word))).toEqual([]);
      expect(text).not.toMatch(/hr@ruter|key-of-a-submission|takst_session/);
    },
  );

  it.each([
    { phone },
    { user: { phone, email: 'kari@bedrift.example' } },
    { job: { data: { to: phone, text: 'Hentekode: ABCD2345' } } },
    {
      req: {
        method: 'GET',
        url: '/',
        headers: { cookie: 'takst_session=token', authorization: 'Bearer token' },
      },
    },
    { err: Object.assign(new Error('x'), { detail: phone, parameters: [phone] }) },
    { err: new Error('x', { cause: new Error(phone) }) },
    { err: { message: phone } },
  ])('cuts personal data out of what is logged by hand: %j', (logged) => {
    const log = keptLog();
    createLogger('info', log.stream).info(logged, 'something happened');
    expect(log.text()).toContain('something happened');
    expect(log.text()).not.toMatch(/41112223|kari@|ABCD2345|Bearer|takst_session/);
  });
});
