import { cancelPendingSubscription } from '@takst/contract/services/subscriptions/cancel-pending-subscription.contract.ts';
import { resendDiscountCode } from '@takst/contract/services/subscriptions/resend-discount-code.contract.ts';
import { describe, expect } from 'vitest';
import { placeCodes } from '#ticketing/code-pools/test-codes.store.ts';
import { changesAs, refused } from '#services/company-tickets/employee/test-changes.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { smsToSend } from '#platform/integrations/sms/send-sms.job.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { databaseName } from '#testing/test-database.ts';
import { sentSms } from '#ticketing/tickets/phone/test-sent.store.ts';
import { changesOfPerson } from '#ticketing/tickets/test-tickets.store.ts';
import { sendDueCodes } from './codes/send-due-codes.ts';
import { setSubscriptionFacts, subscriptionsOfPhone } from './test-subscriptions.store.ts';
import { subscribeIn } from './test-subscriptions.ts';

type Ids = { id: number; subscriberId: number };
type Order = NonNullable<Parameters<ReturnType<typeof subscribeIn>>[0]>;

/** A person with a subscription who has never had a ticket. */
async function subscriber(portal: TestPortal, order: Order = { startDate: '2026-03-01' }) {
  const phone = newPhone();
  const { id, subscriberId } = (await subscribeIn(portal)({ phone, ...order })).json as Ids;
  return { id, subscriberId, phone };
}
const idsOf = async (portal: TestPortal, phone: string) =>
  (await subscriptionsOfPhone(portal.database, phone)).map(({ id }) => id);
const smsTo = (portal: TestPortal, phone: string) => sentSms(portal.database, `+47${phone}`);

describe('another phone for a person without tickets', () => {
  portalTest('takes along what is active and pending, and says so to nobody', async (portal) => {
    const { id, subscriberId, phone } = await subscriber(portal);
    const pending = (await subscribeIn(portal)({ phone, type: 'OTTO' })).json as Ids;
    const before = await smsTo(portal, phone);
    const other = newPhone();
    expect(await changesAs(portal).changePhone(subscriberId, phone, other)).toMatchObject({
      status: 200,
      json: { subscriberId },
    });
    expect(await idsOf(portal, other)).toEqual([id, pending.id]);
    expect(await idsOf(portal, phone)).toEqual([]);
    expect([await smsTo(portal, phone), await smsTo(portal, other)]).toEqual([before, []]);
    expect((await changesOfPerson(portal.database, other)).at(-1)).toMatchObject({
      kind: 'change-phone',
      subject_id: String(subscriberId),
    });
  });

  portalTest('gets the codes that are to come, and the sent one when asked', async (portal) => {
    const existingSubscriber = await subscriber(portal);
    const { subscriberId, phone } = await subscriber(portal, { type: 'CAR_POOL' });
    await setSubscriptionFacts(portal.database, existingSubscriber.id, {
      discount_code: 'SYKKEL-9',
    });
    const [first, second] = [newPhone(), newPhone()];
    await changesAs(portal).changePhone(
      existingSubscriber.subscriberId,
      existingSubscriber.phone,
      first,
    );
    await changesAs(portal).changePhone(subscriberId, phone, second);
    portal.clock.set('2026-04-01T07:05:00+02:00');
    await portal.callAs(portal.user('hr'), resendDiscountCode, {
      params: { id: existingSubscriber.id },
    });
    expect(await smsTo(portal, first)).toEqual([expect.stringContaining('igjen: SYKKEL-9')]);

    const importedBy = portal.user('support').id;
    const pool = { tenant: 'ruter', kind: 'CAR_POOL' } as const;
    await placeCodes(portal.database, { ...pool, codes: ['LEIEBIL-FLYTTET'], importedBy });
    const due: unknown[] = [];
    const queue: JobQueue = {
      enqueue: async (_tx, _job, ...data) =>
        void due.push(...data.map((one) => smsToSend.parse(one))),
    };
    const { database, clock } = portal;
    await sendDueCodes({ database, clock, queue }, { tenant: 'ruter', type: 'CAR_POOL' });
    expect(due).toEqual([
      expect.objectContaining({
        to: `+47${second}`,
        text: expect.stringContaining('LEIEBIL-FLYTTET'),
      }),
    ]);
  });

  portalTest('is all or nothing: a type in the way keeps the others, too', async (portal) => {
    const { id, subscriberId, phone } = await subscriber(portal);
    const otto = (await subscribeIn(portal)({ phone, type: 'OTTO' })).json as Ids;
    const usedPhone = newPhone();
    const company = portal.company('single-service');
    await subscribeIn(portal)({ phone: usedPhone, type: 'OTTO' }, { company });
    expect(await changesAs(portal).changePhone(subscriberId, phone, usedPhone)).toMatchObject(
      refused('SUBSCRIPTION_ALREADY_HELD', 409, { type: 'OTTO' }),
    );
    expect(await idsOf(portal, phone)).toEqual([id, otto.id]);
    expect(await idsOf(portal, usedPhone)).toHaveLength(1);
    // An ended subscription of the person does not stop the change.
    await setSubscriptionFacts(portal.database, otto.id, {
      start_date: Temporal.PlainDate.from('2026-01-01'),
      expiration_date: Temporal.PlainDate.from('2026-02-28'),
    });
    expect(await changesAs(portal).changePhone(subscriberId, phone, usedPhone)).toMatchObject({
      status: 200,
    });
    expect(await idsOf(portal, usedPhone)).toContain(id);
  });

  portalTest('changes nothing when it is the same number', async (portal) => {
    const { subscriberId, phone } = await subscriber(portal);
    const count = async () => (await changesOfPerson(portal.database, phone)).length;
    const before = await count();
    expect((await changesAs(portal).changePhone(subscriberId, phone, phone)).status).toBe(200);
    expect(await count()).toBe(before);
  });
});

describe('another phone for a person without tickets, while', () => {
  // The embedded database does one thing at a time: fewer show the same there.
  const people = databaseName === 'PostgreSQL' ? 12 : 3;
  const each = (work: (place: number) => Promise<void>) =>
    Promise.all(Array.from({ length: people }, (_, place) => work(place)));

  portalTest('somebody else gives them a third: one is told', async (portal) => {
    const hr = changesAs(portal);
    await each(async () => {
      const { id, subscriberId, phone } = await subscriber(portal);
      const numbers = [newPhone(), newPhone()];
      const answers = await Promise.all(
        numbers.map((number) => hr.changePhone(subscriberId, phone, number)),
      );
      const [current = ''] = numbers.filter((_, place) => answers[place]?.status === 200);
      const last = answers.find(({ status }) => status !== 200);
      expect(last).toMatchObject(refused('PHONE_CHANGED_SINCE', 409, { phone: current }));
      expect(await idsOf(portal, current)).toEqual([id]);
    });
    expect(portal.reported).toEqual([]);
  });

  portalTest('somebody of another company gets the same one: one of a type', async (portal) => {
    const company = portal.company('single-service');
    await each(async () => {
      const first = await subscriber(portal);
      const phone = newPhone();
      const second = (await subscribeIn(portal)({ phone, startDate: '2026-04-01' }, { company }))
        .json as Ids;
      const newNumber = newPhone();
      const support = changesAs(portal, portal.user('support'));
      const answers = await Promise.all([
        changesAs(portal).changePhone(first.subscriberId, first.phone, newNumber),
        support.changePhone(second.subscriberId, phone, newNumber),
      ]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
      expect(answers.find(({ status }) => status === 409)).toMatchObject(
        refused('SUBSCRIPTION_ALREADY_HELD', 409, { type: 'JOULE' }),
      );
      expect(await idsOf(portal, newNumber)).toHaveLength(1);
    });
    expect(portal.reported).toEqual([]);
  });

  portalTest('the subscription is cancelled: it is nowhere but once', async (portal) => {
    await each(async () => {
      const { id, subscriberId, phone } = await subscriber(portal, { startDate: '2026-04-01' });
      const other = newPhone();
      const [moveAnswer, cancelled] = await Promise.all([
        changesAs(portal).changePhone(subscriberId, phone, other),
        portal.callAs(portal.user('hr'), cancelPendingSubscription, { params: { id } }),
      ]);
      expect([moveAnswer.status, cancelled.status]).toEqual([200, 200]);
      const places = [await idsOf(portal, phone), await idsOf(portal, other)];
      expect(places.flat()).toEqual([id]);
      const [row] = (
        await Promise.all([phone, other].map((one) => subscriptionsOfPhone(portal.database, one)))
      ).flat();
      expect(row?.cancelled_at).not.toBeNull();
    });
    expect(portal.reported).toEqual([]);
  });
});
