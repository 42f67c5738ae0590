import { cancelPendingSubscription } from '@takst/contract/services/subscriptions/cancel-pending-subscription.contract.ts';
import { endSubscription } from '@takst/contract/services/subscriptions/end-subscription.contract.ts';
import { getSubscription } from '@takst/contract/services/subscriptions/get-subscription.contract.ts';
import { resendDiscountCode } from '@takst/contract/services/subscriptions/resend-discount-code.contract.ts';
import { listRelatedEntries } from '@takst/contract/ticketing/subscribers/list-related-entries.contract.ts';
import { updateContactDetails } from '@takst/contract/ticketing/subscribers/update-contact-details.contract.ts';
import { getAgreementUses } from '@takst/contract/customers/agreements/get-agreement-uses.contract.ts';
import { describe, expect } from 'vitest';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import { changesAs, refused } from '#services/company-tickets/employee/test-changes.ts';
import { agreementOf, newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { sentSms } from '#ticketing/tickets/phone/test-sent.store.ts';
import {
  setCompanySetting,
  setSubscriptionFacts,
  subscriptionsOfPhone,
} from '#services/subscriptions/test-subscriptions.store.ts';
import { subscribeIn } from '#services/subscriptions/test-subscriptions.ts';

type Ids = { id: number; subscriberId: number };
const lastDay = Temporal.PlainDate.from('2026-03-31');

async function subscribe(portal: TestPortal, startDate: string) {
  const phone = newPhone();
  const ids = (await subscribeIn(portal)({ phone, startDate })).json as Ids;
  return { ...ids, phone };
}

const cancel = (portal: TestPortal, id: number) =>
  portal.callAs(portal.user('hr'), cancelPendingSubscription, { params: { id } });
const end = (portal: TestPortal, id: number, day: Temporal.PlainDate) =>
  portal.callAs(portal.user('hr'), endSubscription, { params: { id, isoDate: day.toString() } });
const resend = (portal: TestPortal, id: number) =>
  portal.callAs(portal.user('hr'), resendDiscountCode, { params: { id } });
const newestSms = async ({ database }: TestPortal, phone: string) =>
  (await sentSms(database, `+47${phone}`)).at(-1);
const statusOf = async (portal: TestPortal, id: number) => {
  const answer = await portal.callAs(portal.user('hr'), getSubscription, { params: { id } });
  return (answer.json as { status: string }).status;
};

const changesOf = ({ database }: TestPortal, id: number) =>
  recordedChanges(database)
    .where('subject_type', '=', 'subscription')
    .where('subject_id', '=', String(id))
    .execute();
/** What each record of a subscription has, of a change by HR. */
const recordOf = (portal: TestPortal, { id, subscriberId }: Ids) => ({
  company_id: portal.company('several-services').id,
  user_id: portal.user('hr').id,
  holder_id: subscriberId,
  ticket_id: id,
});

describe('a pending subscription', () => {
  portalTest('is cancelled once, and its holder is told', async (portal) => {
    const { id, subscriberId, phone } = await subscribe(portal, '2026-04-01');
    expect(await cancel(portal, id)).toMatchObject({ status: 200, json: { id } });
    expect(await statusOf(portal, id)).toBe('cancelled');
    expect(await newestSms(portal, phone)).toContain(
      'har avbestilt elsykkelen din fra 01.04.2026.',
    );
    expect(await cancel(portal, id)).toMatchObject({
      status: 409,
      json: { code: 'SUBSCRIPTION_NOT_PENDING' },
    });
    expect(await end(portal, id, lastDay)).toMatchObject({
      json: { code: 'SUBSCRIPTION_NOT_ENDABLE' },
    });
    const record = recordOf(portal, { id, subscriberId });
    expect(await changesOf(portal, id)).toMatchObject([
      {
        ...record,
        kind: 'order-subscription',
        after: { firstName: 'Kari', phone, subscription: 'JOULE', startDate: '2026-04-01' },
      },
      {
        ...record,
        kind: 'cancel-pending-subscription',
        before: { cancelled: false },
        after: { subscription: 'JOULE', cancelled: true },
      },
    ]);
  });
});

describe('an active subscription', () => {
  portalTest('gets a last day, once', async (portal) => {
    const { id, subscriberId, phone } = await subscribe(portal, '2026-03-01');
    expect(await end(portal, id, lastDay.add({ days: 3 }))).toMatchObject({
      status: 422,
      json: { code: 'END_DATE_NOT_OFFERED' },
    });
    expect((await end(portal, id, lastDay)).status).toBe(200);
    expect(await newestSms(portal, phone)).toContain('Siste dag er 31.03.2026.');
    expect(await end(portal, id, lastDay)).toMatchObject({
      status: 409,
      json: { code: 'SUBSCRIPTION_NOT_ENDABLE' },
    });
    expect(await cancel(portal, id)).toMatchObject({ json: { code: 'SUBSCRIPTION_NOT_PENDING' } });
    expect((await changesOf(portal, id)).at(-1)).toMatchObject({
      ...recordOf(portal, { id, subscriberId }),
      kind: 'end-subscription',
      before: { expirationDate: null },
      after: { subscription: 'JOULE', expirationDate: '2026-03-31' },
    });
    expect(await statusOf(portal, id)).toBe('active');
    portal.clock.set('2026-04-01T12:00:00+02:00');
    expect(await statusOf(portal, id)).toBe('expired');
  });

  portalTest('begins and ends on any day from today for customer support', async (portal) => {
    const support = portal.user('support');
    const day = '2026-03-17';
    expect((await subscribeIn(portal)({ startDate: day })).status).toBe(422);
    const { json } = await subscribeIn(portal)({ startDate: day }, { user: support });
    const { id } = json as Ids;
    expect(await statusOf(portal, id)).toBe('pending');
    portal.clock.set('2026-03-17T12:00:00+01:00');
    expect(await statusOf(portal, id)).toBe('active');
    const endBy = (user: typeof support) =>
      portal.callAs(user, endSubscription, { params: { id, isoDate: '2026-03-19' } });
    expect((await endBy(portal.user('hr'))).status).toBe(422);
    expect((await endBy(support)).status).toBe(200);
  });

  portalTest('is in nobody’s hands but its company’s', async (portal) => {
    const { id } = await subscribe(portal, '2026-03-01');
    const stranger = portal.user('hr', 'akt');
    for (const route of [getSubscription, cancelPendingSubscription, resendDiscountCode]) {
      expect((await portal.callAs(stranger, route, { params: { id } })).status).toBe(404);
    }
    // Nor of another company of the operator.
    const neighbour = portal.user('hr-large');
    for (const route of [getSubscription, cancelPendingSubscription, resendDiscountCode]) {
      expect((await portal.callAs(neighbour, route, { params: { id } })).status).toBe(404);
    }
    for (const user of [stranger, neighbour]) {
      const params = { id, isoDate: String(lastDay) };
      expect((await portal.callAs(user, endSubscription, { params })).status).toBe(404);
    }
    expect(await changesOf(portal, id)).toHaveLength(1);
  });

  portalTest('is among the entries of its person, by the number of either', async (portal) => {
    const { id, phone, subscriberId } = await subscribe(portal, '2026-03-01');
    const ticket = (await orderIn(portal)({ phone })).json as Ids;
    expect(ticket.subscriberId).toBe(subscriberId);
    const entriesBy = async (entryId: number) => {
      const { json } = await portal.callAs(portal.user('hr'), listRelatedEntries, {
        params: { id: entryId },
      });
      return (json as { id: number; productType: string }[]).map((one) => [
        one.productType,
        one.id,
      ]);
    };
    const { id: otto } = (await subscribeIn(portal)({ phone, type: 'OTTO' })).json as Ids;
    // What begins last stands first, of the same day what was ordered last.
    const all = [
      ['MOBILITY', otto],
      ['TICKET', ticket.id],
      ['MOBILITY', id],
    ];
    for (const entryId of [id, ticket.id, otto]) expect(await entriesBy(entryId)).toEqual(all);
    const body = { firstName: 'Ny', lastName: 'Nordmann', employeeId: '99' };
    await portal.callAs(portal.user('hr'), updateContactDetails, { params: { id }, body });
    const { json } = await portal.callAs(portal.user('hr'), getSubscription, { params: { id } });
    expect(json).toMatchObject(body);
  });

  portalTest('uses its agreement', async (portal) => {
    const company = portal.company('contractor');
    const agreementId = Number(agreementOf(company));
    const uses = async () => {
      const answer = await portal.callAs(portal.user('support'), getAgreementUses, {
        params: { id: company.id, agreementId },
        query: { after: '2030-01-01' },
      });
      const { tickets, subscriptions } = answer.json as Record<'tickets' | 'subscriptions', number>;
      return { tickets, subscriptions };
    };
    const before = await uses();
    await subscribeIn(portal)({}, { company, user: portal.user('support') });
    expect(await uses()).toEqual({ ...before, subscriptions: before.subscriptions + 1 });
  });

  portalTest('goes with its person to another phone', async (portal) => {
    const { subscriberId, phone } = await subscribe(portal, '2026-03-01');
    const other = newPhone();
    expect((await changesAs(portal).changePhone(subscriberId, phone, other)).status).toBe(200);
    expect(await subscriptionsOfPhone(portal.database, other)).toHaveLength(1);
    expect((await subscribeIn(portal)({ phone: other })).status).toBe(409);
    expect((await subscribeIn(portal)({ phone })).status).toBe(200);
  });

  portalTest('keeps its person from a phone that has one of the type', async (portal) => {
    const { subscriberId, phone } = await subscribe(portal, '2026-03-01');
    const company = portal.company('single-service');
    const [usedPhone, free] = [newPhone(), newPhone()];
    await subscribeIn(portal)({ phone: usedPhone, startDate: '2026-04-01' }, { company });
    await subscribeIn(portal)({ phone: free, type: 'OTTO' }, { company });
    const hr = changesAs(portal);
    expect(await hr.changePhone(subscriberId, phone, usedPhone)).toMatchObject(
      refused('SUBSCRIPTION_ALREADY_HELD', 409, { type: 'JOULE' }),
    );
    expect(await subscriptionsOfPhone(portal.database, phone)).toHaveLength(1);
    expect(await hr.changePhone(subscriberId, phone, free)).toMatchObject({ status: 200 });
    expect(await subscriptionsOfPhone(portal.database, free)).toHaveLength(2);
  });

  portalTest('goes to a phone whose own is over, though they share days', async (portal) => {
    const { subscriberId, phone } = await subscribe(portal, '2026-03-01');
    const company = portal.company('single-service');
    const other = newPhone();
    const { json } = await subscribeIn(portal)(
      { phone: other, startDate: '2026-03-01' },
      { company },
    );
    const yesterday = Temporal.PlainDate.from('2026-03-05');
    await setSubscriptionFacts(portal.database, (json as Ids).id, { expiration_date: yesterday });
    expect(await changesAs(portal).changePhone(subscriberId, phone, other)).toMatchObject({
      status: 200,
    });
    expect(await subscriptionsOfPhone(portal.database, other)).toHaveLength(2);
    expect((await subscribeIn(portal)({ phone: other }, { company })).status).toBe(409);
  });

  portalTest('stays with the former phone when it is over', async (portal) => {
    const { id, subscriberId, phone } = await subscribe(portal, '2026-03-01');
    const yesterday = Temporal.PlainDate.from('2026-03-05');
    await setSubscriptionFacts(portal.database, id, { expiration_date: yesterday });
    await changesAs(portal).changePhone(subscriberId, phone, newPhone());
    expect(await subscriptionsOfPhone(portal.database, phone)).toHaveLength(1);
  });
});

describe('the discount code', () => {
  portalTest('is the same again, once a minute', async (portal) => {
    const { id, subscriberId, phone } = await subscribe(portal, '2026-03-01');
    expect(await resend(portal, id)).toMatchObject({
      status: 409,
      json: { code: 'NO_DISCOUNT_CODE' },
    });
    await setSubscriptionFacts(portal.database, id, { discount_code: 'SYKKEL-1' });
    expect(await resend(portal, id)).toMatchObject({
      status: 429,
      json: { code: 'DISCOUNT_CODE_JUST_SENT' },
    });
    portal.clock.set('2026-03-06T13:00:00+01:00');
    expect((await resend(portal, id)).status).toBe(200);
    expect(await newestSms(portal, phone)).toContain('igjen: SYKKEL-1');
    expect((await changesOf(portal, id)).at(-1)).toMatchObject({
      ...recordOf(portal, { id, subscriberId }),
      kind: 'resend-discount-code',
      before: null,
      after: { subscription: 'JOULE' },
    });
    // The time counts from this one.
    const justSent = { code: 'DISCOUNT_CODE_JUST_SENT', nextAt: '2026-03-06T12:01:00Z' };
    portal.clock.set('2026-03-06T13:00:59+01:00');
    expect(await resend(portal, id)).toMatchObject({ status: 429, json: justSent });
    portal.clock.set('2026-03-06T13:01:00+01:00');
    expect((await resend(portal, id)).status).toBe(200);
    await end(portal, id, lastDay);
    portal.clock.set('2026-03-31T13:00:00+02:00');
    expect((await resend(portal, id)).status).toBe(200);
    // It is over.
    portal.clock.set('2026-04-01T13:00:00+02:00');
    expect(await resend(portal, id)).toMatchObject({
      status: 409,
      json: { code: 'NO_DISCOUNT_CODE' },
    });
  });

  portalTest('is not sent again where the company’s setting says so', async (portal) => {
    const company = portal.company('single-service');
    const phone = newPhone();
    const user = portal.user('support');
    const { json } = await subscribeIn(portal)(
      { phone, startDate: '2026-03-01' },
      { company, user },
    );
    const { id } = json as Ids;
    await setSubscriptionFacts(portal.database, id, { discount_code: 'SYKKEL-2' });
    portal.clock.set('2026-03-06T13:00:00+01:00');
    await setCompanySetting(portal.database, company.id, true);
    expect(await resend(portal, id)).toMatchObject({
      status: 409,
      json: { code: 'RESEND_SWITCHED_OFF' },
    });
    await setCompanySetting(portal.database, company.id, false);
    expect((await resend(portal, id)).status).toBe(200);
  });
});
