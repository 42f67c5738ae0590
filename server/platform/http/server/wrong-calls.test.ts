import { orderCompanyTicket } from '@takst/contract/services/company-tickets/order-company-ticket.contract.ts';
import { listSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { rightOrder } from '#services/company-tickets/test-order.ts';
import { leftBehind } from '#ticketing/tickets/test-tickets.store.ts';
import { callLoosely } from '#testing/portal/call-as.ts';

const path = orderCompanyTicket.path;
const wrong = (...fields: [path: string, message: string][]) => ({
  fields: fields.map(([field, message]) => ({ path: field, message })),
});

describe('a call that is wrong', () => {
  const hr = (portal: TestPortal) => portal.user('hr');
  const right = (portal: TestPortal) => rightOrder(portal.company('several-services'));
  const orderLoosely = (portal: TestPortal, body: unknown) =>
    callLoosely(portal.port, hr(portal), { route: orderCompanyTicket, input: { body } });
  const post = (portal: TestPortal, body: string, headers: Record<string, string> = {}) =>
    portal.send({
      method: 'POST',
      path,
      body,
      headers: {
        cookie: `takst_session=${hr(portal).token}`,
        origin: `http://localhost:${portal.port}`,
        'content-type': 'application/json',
        ...headers,
      },
    });

  portalTest.each([
    ['{"firstName": ', {}],
    ['', {}],
    ['{"__proto__": {"admin": true}}', {}],
    ['{"constructor": {"prototype": {"admin": true}}}', {}],
    ['firstName=Kari', { 'content-type': 'multipart/form-data' }],
    ['<xml/>', { 'content-type': 'application/xml' }],
  ])('answers 400 to %s, which is no JSON of ours', async (portal, body, headers) => {
    const answer = await post(portal, body, headers);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toEqual({
      code: 'MALFORMED',
      ...wrong(['', 'wrongFormat']),
    });
  });

  portalTest.each([
    [{ nonsense: 1 }, wrong(['nonsense', 'unknownField'])],
    [{ firstName: 'K' }, wrong(['firstName', 'minLength'])],
    [{ lastName: '  ' }, wrong(['lastName', 'required'])],
    [{ lastName: 'x'.repeat(51) }, wrong(['lastName', 'maxLength'])],
    [{ employeeId: undefined }, wrong(['employeeId', 'required'])],
    [{ phone: '21234567' }, wrong(['phone', 'mobilePhone'])],
    [{ phone: '4123 4567' }, wrong(['phone', 'numbersOnly'])],
    [{ phoneCountryCode: '47' }, wrong(['phoneCountryCode', 'wrongFormat'])],
    [{ startDate: '2026-02-30' }, wrong(['startDate', 'date'])],
    [{ startDate: '01.04.2026' }, wrong(['startDate', 'date'])],
    [{ startDate: 20260401 }, wrong(['startDate', 'date'])],
    [{ zoneTo: null }, wrong(['zoneTo', 'required'])],
    [{ validAllZones: 'yes' }, wrong(['validAllZones', 'wrongFormat'])],
    [{ addOns: [{ type: 'OTTO' }] }, wrong(['addOns.0', 'wrongFormat'])],
    [{ firstName: 'Kari\u0000' }, wrong(['firstName', 'nameOnly'])],
    [{ employeeId: '42\u0000' }, wrong(['employeeId', 'singleLine'])],
    [{ firstName: 'Kari\ud83d' }, wrong(['firstName', 'wrongFormat'])],
    [{ 'a\u0000': 1 }, {}],
  ])(
    'answers 422 to a body with %j, with the path of the field',
    async (portal, changed, details) => {
      const answer = await orderLoosely(portal, { ...right(portal), ...changed });
      expect(answer).toMatchObject({ status: 422, json: { code: 'INVALID_INPUT', ...details } });
    },
  );

  portalTest('lists all wrong fields at once', async (portal) => {
    const { firstName: _, ...body } = right(portal);
    const answer = await orderLoosely(portal, { ...body, lastName: 'x', phone: '1', extra: 1 });
    const { fields } = answer.json as { fields: { path: string }[] };
    expect(fields.map((field) => field.path).toSorted()).toEqual([
      'extra',
      'firstName',
      'lastName',
      'phone',
    ]);
  });

  portalTest('answers 422 to a body that is nested too deep', async (portal) => {
    expect((await post(portal, '['.repeat(200_000) + ']'.repeat(200_000))).status).toBe(422);
  });

  portalTest.each([
    ['of wrong values in one list', `{"addOns":[${'0,'.repeat(480_000)}0]}`],
    ['of fields', `{${Array.from({ length: 80_000 }, (_, i) => `"k${i}":0`).join(',')}}`],
  ])('answers 422 in few words to a body full %s', async (portal, _what, body) => {
    const answer = await post(portal, body);
    expect(answer.status).toBe(422);
    expect(answer.text.length).toBeLessThan(10_000);
  });

  portalTest('limits the number of wrong fields in an answer', async (portal) => {
    const many = Array.from({ length: 5_000 }, (_, i) => [`k${i}`, 0]);
    const answer = await orderLoosely(portal, { ...right(portal), ...Object.fromEntries(many) });
    expect((answer.json as { fields: unknown[] }).fields).toHaveLength(100);
  });

  portalTest.each(['short', 'x'.repeat(101), 'with spaces in it', 'åååååååå', ''])(
    'is not made with an Idempotency-Key of a wrong form: %j',
    async (portal, key) => {
      const ticketsBefore = await leftBehind(portal.database);
      const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') };
      const answer = await post(portal, JSON.stringify(right(portal)), headers);
      expect([answer.status, JSON.parse(answer.text)]).toEqual([
        400,
        { code: 'IDEMPOTENCY_KEY_INVALID' },
      ]);
      expect(await leftBehind(portal.database)).toEqual(ticketsBefore);
    },
  );

  portalTest('is not validated without a session', async (portal) => {
    const answer = await post(portal, `{"addOns":[${'0,'.repeat(480_000)}0]}`, { cookie: '' });
    expect(answer.status).toBe(401);
  });

  portalTest.each([[null], [[]], ['text'], [7]])(
    'answers 422 to the body %j',
    async (portal, body) => {
      expect(await orderLoosely(portal, body)).toMatchObject({
        status: 422,
        json: { code: 'INVALID_INPUT' },
      });
    },
  );

  portalTest.each([
    ['maxEntries=0', wrong(['maxEntries', 'minValue'])],
    ['maxEntries=10001', wrong(['maxEntries', 'maxValue'])],
    ['maxEntries=ten', wrong(['maxEntries', 'numbersOnly'])],
    ['offset=-1', wrong(['offset', 'numbersOnly'])],
    ['offset=1&offset=2', wrong(['offset', 'wrongFormat'])],
    ['page=2', wrong(['page', 'unknownField'])],
    [`searchFor=${'x'.repeat(201)}`, wrong(['searchFor', 'maxLength'])],
    // Refused before anything is read: PostgreSQL takes it in no text.
    ['searchFor=kari%00', { fields: [] }],
  ])('answers 400 to a list asked with %s', async (portal, query, details) => {
    const { id } = portal.company('several-services');
    const answer = await portal.send({
      path: `${listSubscribers.path.replace('{id}', String(id))}?${query}`,
      headers: { cookie: `takst_session=${hr(portal).token}` },
    });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toEqual({ code: 'MALFORMED', ...details });
  });

  portalTest.each([
    ...['abc', '0', '-1', '1.5', '1e3', '9999999999999999', '%D9%A3'].map(
      (id) => [id, wrong(['id', 'wrongFormat'])] as const,
    ),
    ['%00', { fields: [] }] as const,
  ])('answers 400 to the id %s', async (portal, id, details) => {
    const answer = await portal.send({
      path: `/api/ticket/${id}`,
      headers: { cookie: `takst_session=${hr(portal).token}` },
    });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toEqual({ code: 'MALFORMED', ...details });
  });

  portalTest.each([
    ['GET', '/api/ticket/%E0%A4%A', 400],
    ['GET', '/api/nothing', 404],
    ['DELETE', '/api/ticket/1', 404],
    ['GET', `/api/ticket/${'1'.repeat(300)}`, 400],
  ])('answers %s %s with %i and a code', async (portal, method, wrongPath, status) => {
    const origin = `http://localhost:${portal.port}`;
    const answer = await portal.send({ method, path: wrongPath, headers: { origin } });
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toHaveProperty(
      'code',
      status === 400 ? 'MALFORMED' : 'NOT_FOUND',
    );
  });

  portalTest('answers 413 to a body of more than a megabyte', async (portal) => {
    const answer = await post(portal, JSON.stringify({ firstName: 'x'.repeat(1_048_576) }));
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text)).toEqual({ code: 'TOO_LARGE' });
  });

  portalTest('is no error of the server’s, and leaves nothing behind', async (portal) => {
    expect(portal.reported).toEqual([]);
    expect(await leftBehind(portal.database)).toMatchObject({ changes: 0, jobs: 0 });
  });
});
