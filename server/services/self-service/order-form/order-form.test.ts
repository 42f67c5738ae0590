import { sendPhoneCode } from '@takst/contract/services/self-service/order-form/send-phone-code.contract.ts';
import { describe, expect } from 'vitest';
import { bringBack, markDeleted } from '#customers/companies/test-companies.store.ts';
import { sentSms } from '#ticketing/tickets/phone/test-sent.store.ts';
import { newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import {
  changesOfSubject,
  requestsOf,
  setAccess,
} from '#services/self-service/requests/test-requests.store.ts';
import { forgetWidgets } from '#services/self-service/widget/test-widgets.store.ts';
import { columnsWith } from '#testing/columns-with.query.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { applyRetentionRules } from '#app/retention/retention.store.ts';
import {
  changesOfPerson,
  setTicketFacts,
  ticketsOfPhone,
} from '#ticketing/tickets/test-tickets.store.ts';
import { orderFormOf } from './test-order-form.ts';

const portalTest = portalTestWith({}, async ({ database, clock }) => {
  await forgetWidgets(database);
  await applyRetentionRules(database, clock.now().add({ hours: 96 }));
});

const orderedAnswer = { status: 200, json: { outcome: 'ordered' } };

describe('the public order form', () => {
  portalTest('shows what a company offers, without a session', async (portal) => {
    const form = await orderFormOf(portal);
    const { json, text } = await form.get();
    expect(json).toMatchObject({
      companyName: expect.any(String),
      format: 'horisontal',
      agreements: [
        {
          isRequest: false,
          // Who orders for themselves must act the day before: not the 1st that has passed.
          startDates: expect.arrayContaining(['2026-04-01', '2026-05-01']),
        },
      ],
    });
    expect(text).not.toContain('2026-03-01","2026-04');
    expect(text).not.toContain('ecret');
  });

  portalTest('orders the ticket where the company approves by itself', async (portal) => {
    const form = await orderFormOf(portal);
    const phone = newPhone();
    const token = await form.proved(phone);
    expect(await form.submit(token)).toMatchObject(orderedAnswer);
    expect(await columnsWith(portal.database, token)).toEqual([]);
    expect(await ticketsOfPhone(portal.database, phone)).toHaveLength(1);
    expect(await changesOfPerson(portal.database, phone)).toMatchObject([
      { kind: 'order-ticket', channel: 'widget', user_id: null },
    ]);
  });

  portalTest('asks the company where an administrator confirms', async (portal) => {
    const form = await orderFormOf(portal, { access: 'ALLOW_TICKET_REQUESTS' });
    const phone = newPhone();
    const answer = await form.submit(await form.proved(phone), { channel: 'link' });
    expect(answer).toMatchObject({ status: 200, json: { outcome: 'requested' } });
    expect(await ticketsOfPhone(portal.database, phone)).toEqual([]);
    const [request] = await requestsOf(portal.database, phone);
    expect(
      await changesOfSubject(portal.database, 'ticket-request', request?.id ?? 0),
    ).toMatchObject([{ kind: 'request-ticket', channel: 'link', user_id: null }]);
  });

  portalTest('takes nothing under an agreement that is not in it', async (portal) => {
    const form = await orderFormOf(portal);
    const [, other] = form.company.agreements.filter(({ subtype }) => subtype === 'SUBSCRIPTIONS');
    const phone = newPhone();
    const agreementNumber = other?.id ?? 0;
    expect(await form.submit(await form.proved(phone), { agreementNumber })).toMatchObject({
      json: { code: 'AGREEMENT_NOT_VALID' },
    });
    expect(await ticketsOfPhone(portal.database, phone)).toEqual([]);
  });

  portalTest(
    'sends its code in the language of the visitor, to mobile phones alone',
    async (portal) => {
      const form = await orderFormOf(portal);
      const [phone, other] = [newPhone(), newPhone()];
      await form.sendCode(phone);
      const { json } = await form.get();
      const { companyName } = json as { companyName: string };
      const ofPhone = async (to: string) =>
        ((await sentSms(portal.database, `+47${to}`)).at(-1) ?? '').replace(/^\d{6}/, '123456');
      expect(await ofPhone(phone)).toBe(
        `123456 er koden din for å bestille billett hos ${companyName}. Den gjelder i 10 minutter. Ikke gi den til andre.`,
      );
      const params = { clientId: form.clientId };
      const body = { phoneCountryCode: '+47', phone: other, employeeId: '4712' };
      await portal.callAs({ ...form.visitor, cookie: 'language=en' }, sendPhoneCode, {
        params,
        body,
      });
      expect(await ofPhone(other)).toBe(
        `123456 is your code to order a ticket from ${companyName}. It is valid for 10 minutes. Do not share it.`,
      );
      expect(await form.sendCode('81234567', '4712', '+46')).toMatchObject({
        status: 422,
        json: { code: 'PHONE_NOT_MOBILE' },
      });
    },
  );

  portalTest('is gone with its company', async (portal) => {
    const form = await orderFormOf(portal, { company: portal.company('single-service') });
    const token = await form.proved();
    await markDeleted(portal.database, [form.company.id]);
    const gone = { status: 404, json: { code: 'ORDER_FORM_NOT_FOUND' } };
    expect(await form.get()).toMatchObject(gone);
    expect(await form.sendCode(newPhone())).toMatchObject(gone);
    expect(await form.submit(token)).toMatchObject(gone);
    await bringBack(portal.database, form.company.id);
  });

  portalTest('takes nothing where the company has turned it off', async (portal) => {
    const form = await orderFormOf(portal);
    const token = await form.proved();
    await setAccess(portal.database, form.company.id, { access: 'DISABLED' });
    const closed = { status: 409, json: { code: 'ORDER_FORM_CLOSED' } };
    expect((await form.get()).json).toMatchObject({ agreements: [] });
    expect(await form.sendCode(newPhone())).toMatchObject(closed);
    expect(await form.prove(newPhone(), '123456')).toMatchObject(closed);
    // A visitor who filled in the form before it closed is stopped too.
    expect(await form.submit(token)).toMatchObject(closed);
  });

  portalTest('stores nothing and tells nothing before the phone is proved', async (portal) => {
    const form = await orderFormOf(portal);
    const phoneWithTicket = newPhone();
    await orderIn(portal)({ phone: phoneWithTicket });
    const [ofHeld, ofFree] = [
      await form.sendCode(phoneWithTicket),
      await form.sendCode(newPhone()),
    ];
    expect(ofHeld).toMatchObject({ status: 200 });
    expect(ofHeld.text).toBe(ofFree.text);
    const unproved = { status: 403, json: { code: 'PHONE_NOT_PROVED' } };
    expect(await form.submit('of-nobody')).toMatchObject(unproved);
    const answer = await form.submit(await form.proved(phoneWithTicket));
    expect(answer).toMatchObject({ status: 409, text: '{"code":"TICKET_ALREADY_HELD"}' });
  });

  portalTest('takes a token only in the form that gave it, and for an hour', async (portal) => {
    const form = await orderFormOf(portal);
    const other = await orderFormOf(portal, { company: portal.company('single-service') });
    const unproved = { status: 403, json: { code: 'PHONE_NOT_PROVED' } };
    const token = await form.proved();
    expect(await other.submit(token)).toMatchObject(unproved);
    portal.clock.set('2026-03-06T11:00:00+01:00');
    expect(await form.submit(token)).toMatchObject(unproved);
    portal.clock.set('2026-03-06T10:59:59+01:00');
    expect(await form.submit(token)).toMatchObject(orderedAnswer);
  });

  portalTest('refuses an employee number that the pattern does not fit', async (portal) => {
    const form = await orderFormOf(portal, { settings: { employeeIdRegex: '[0-9]{4}' } });
    const refused = { status: 422, json: { code: 'EMPLOYEE_ID_NOT_VALID' } };
    const phone = newPhone();
    expect(await form.sendCode(phone, 'A-1')).toMatchObject(refused);
    expect(await form.codeOf(phone)).toBe('');
    expect(await form.submit(await form.proved(phone), { employeeId: '47' })).toMatchObject(
      refused,
    );
  });

  portalTest('refuses 10 kB of employee number without looking at it', async (portal) => {
    const form = await orderFormOf(portal, { settings: { employeeIdRegex: '(a+)+$' } });
    expect(await form.sendCode(newPhone(), 'a'.repeat(10_000))).toMatchObject({
      status: 422,
      json: { fields: [{ path: 'employeeId', message: 'maxLength' }] },
    });
  });

  portalTest.each(['www.evil.no', 'Siri\nSelv', 'https://evil.no'])(
    'takes no name that a message could not hold: %s',
    async (portal, firstName) => {
      const form = await orderFormOf(portal);
      const answer = await form.submit(await form.proved(), { firstName });
      expect(answer).toMatchObject({
        status: 422,
        json: { fields: [{ path: 'firstName', message: 'nameOnly' }] },
      });
    },
  );

  portalTest('orders nothing without the consent', async (portal) => {
    const form = await orderFormOf(portal);
    const token = await form.proved();
    const hasAccepted = JSON.parse('false') as true;
    expect(await form.submit(token, { hasAccepted })).toMatchObject({ status: 422 });
  });

  portalTest('leaves the names of a known person to the company', async (portal) => {
    const form = await orderFormOf(portal);
    const phone = newPhone();
    const { json } = await orderIn(portal)({ phone, firstName: 'Kari', startDate: '2026-03-01' });
    expect(json).toMatchObject({ id: expect.any(Number) });
    await form.submit(await form.proved(phone), { firstName: 'En Annen' });
    const recorded = JSON.stringify(await changesOfPerson(portal.database, phone));
    expect(recorded).not.toContain('En Annen');
  });
});

describe('an order that comes again', () => {
  portalTest('gets the same answer, and is one, twice at once', async (portal) => {
    const form = await orderFormOf(portal);
    const phone = newPhone();
    const token = await form.proved(phone);
    const answers = await Promise.all([1, 2, 3].map(() => form.submit(token)));
    for (const answer of answers) expect(answer).toMatchObject(orderedAnswer);
    expect(await ticketsOfPhone(portal.database, phone)).toHaveLength(1);
  });

  portalTest('gets it after a reload, when the phone is proved anew', async (portal) => {
    const form = await orderFormOf(portal);
    const phone = newPhone();
    expect(await form.submit(await form.proved(phone))).toMatchObject(orderedAnswer);
    expect(await form.submit(await form.proved(phone))).toMatchObject(orderedAnswer);
    expect(await ticketsOfPhone(portal.database, phone)).toHaveLength(1);
  });

  portalTest('gets it by the link too, when it came by the widget', async (portal) => {
    const form = await orderFormOf(portal);
    const phone = newPhone();
    const token = await form.proved(phone);
    for (const channel of ['widget', 'link', 'widget'] as const)
      expect(await form.submit(token, { channel })).toMatchObject(orderedAnswer);
    expect(await ticketsOfPhone(portal.database, phone)).toHaveLength(1);
    expect(await changesOfPerson(portal.database, phone)).toMatchObject([{ channel: 'widget' }]);
  });

  portalTest('is another order when something in it is different', async (portal) => {
    const form = await orderFormOf(portal);
    const token = await form.proved();
    expect(await form.submit(token)).toMatchObject(orderedAnswer);
    expect(await form.submit(token, { zoneTo: '1' })).toMatchObject({
      status: 409,
      json: { code: 'TICKET_ALREADY_HELD' },
    });
  });

  portalTest(
    'is refused when its ticket ended before it began and another has come',
    async (portal) => {
      const form = await orderFormOf(portal);
      const phone = newPhone();
      const token = await form.proved(phone);
      expect(await form.submit(token)).toMatchObject(orderedAnswer);
      const [ticket] = await ticketsOfPhone(portal.database, phone);
      await setTicketFacts(portal.database, ticket?.id ?? 0, {
        expiration_date: Temporal.PlainDate.from('2026-03-31'),
      });
      const other = { phone, employeeId: '4712', firstName: 'Siri', lastName: 'Selv' };
      expect(await orderIn(portal)(other)).toMatchObject({ status: 200 });
      expect(await form.submit(token)).toMatchObject({
        status: 409,
        json: { code: 'TICKET_ALREADY_HELD' },
      });
    },
  );

  portalTest('is one request, however often it is sent', async (portal) => {
    const form = await orderFormOf(portal, { access: 'ALLOW_TICKET_REQUESTS' });
    const phone = newPhone();
    const token = await form.proved(phone);
    await Promise.all([1, 2, 3].map(() => form.submit(token)));
    await form.submit(await form.proved(phone), { channel: 'link' });
    expect(await requestsOf(portal.database, phone)).toHaveLength(1);
  });
});
