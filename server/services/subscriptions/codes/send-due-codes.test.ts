import { listSubscriberSubscriptions } from '@takst/contract/services/subscriptions/list-subscriber-subscriptions.contract.ts';
import { describe, expect } from 'vitest';
import { placeCodes, usedCodes } from '#ticketing/code-pools/test-codes.store.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { smsToSend } from '#platform/integrations/sms/send-sms.job.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { databaseName } from '#testing/test-database.ts';
import { sentSms } from '#ticketing/tickets/phone/test-sent.store.ts';
import { changesOfTicket } from '#ticketing/tickets/test-tickets.store.ts';
import { recordedJobs } from '#testing/recorded-jobs.ts';
import { sendDiscountCodesJob } from './send-discount-codes.job.ts';
import { sendDueCodes, subscriptionPoolUser } from './send-due-codes.ts';
import { waitingStatements } from '#ticketing/tickets/anonymise/test-anonymise.store.ts';
import {
  findSubscriptionRow,
  lockSubscription,
  setSubscriptionFacts,
} from '#services/subscriptions/test-subscriptions.store.ts';
import { subscribeIn } from '#services/subscriptions/test-subscriptions.ts';
import { rowLock } from '#testing/races/lock.ts';
import { raceTest } from '#testing/races/race-test.ts';

type Ids = { id: number; subscriberId: number };
const pool = { tenant: 'ruter', kind: 'CAR_POOL' } as const;
const type = 'CAR_POOL';
let lastCode = 0;
const newCodes = (count: number) =>
  Array.from({ length: count }, () => `LEIEBIL-${String((lastCode += 1)).padStart(5, '0')}`);

async function fill(portal: TestPortal, count: number): Promise<string[]> {
  const codes = newCodes(count);
  const importedBy = portal.user('support').id;
  await placeCodes(portal.database, { ...pool, codes, importedBy });
  return codes;
}

/** What a pool does when it is filled, and the nightly job; the SMS are counted, not sent. */
async function sendOwed({ database, clock }: TestPortal): Promise<string[]> {
  const texts: string[] = [];
  const queue: JobQueue = {
    enqueue: async (_tx, _job, ...data) =>
      void texts.push(...data.map((one) => smsToSend.parse(one).text)),
  };
  await sendDueCodes({ database, clock, queue }, { tenant: 'ruter', type });
  return texts;
}

/** A person with car sharing this month or later. */
async function subscribe(portal: TestPortal, startDate: string) {
  const phone = newPhone();
  const { json } = await subscribeIn(portal)({ phone, type, startDate });
  const { id, subscriberId } = json as Ids;
  return { id, subscriberId, phone };
}

const codeOf = async ({ database }: TestPortal, id: number) =>
  (await findSubscriptionRow(database, id)).discount_code;

describe('the discount code of a subscription', () => {
  portalTest.each([
    ['has begun', '2026-03-06', '2026-03-01', '01.03.2026'],
    ['begins today', '2026-04-01', '2026-04-01', '01.04.2026'],
  ])('is sent with the order of one that %s', async (portal, _, today, startDate, from) => {
    portal.clock.set(`${today}T12:00:00+02:00`);
    const [code = ''] = await fill(portal, 1);
    const { id, phone } = await subscribe(portal, startDate);
    expect(await codeOf(portal, id)).toBe(code);
    expect(await sentSms(portal.database, `+47${phone}`)).toEqual([
      `Hei Kari! Fjellheim Konsult AS Qc00Q gir deg leiebil fra ${from}. Rabattkode: ${code}`,
    ]);
    expect(await usedCodes(portal.database, pool)).toContainEqual({
      code,
      type: 'subscription',
      id,
    });
  });

  portalTest('waits for the first day, and is sent on it', async (portal) => {
    const { id, subscriberId } = await subscribe(portal, '2026-04-01');
    const [code = ''] = await fill(portal, 1);
    expect(await sendOwed(portal)).toEqual([]);
    portal.clock.set('2026-04-01T07:05:00+02:00');
    expect(await sendOwed(portal)).toEqual([`Hei Kari! Her er rabattkoden til leiebilen: ${code}`]);
    expect(await codeOf(portal, id)).toBe(code);
    expect(await sendOwed(portal)).toEqual([]);
    const [record] = (await changesOfTicket(portal.database, id)).slice(-1);
    expect(record).toMatchObject({
      kind: 'send-discount-code',
      company_id: portal.company('several-services').id,
      user_id: null,
      channel: 'job',
      holder_id: subscriberId,
      ticket_id: id,
      after: { subscription: type },
    });
    expect(await findSubscriptionRow(portal.database, id)).toMatchObject({
      code_sent_at: portal.clock.now(),
      code_drawn_at: portal.clock.now(),
    });
  });

  portalTest('is sent by the job of the morning, whatever its type', async (portal) => {
    const phones: string[] = [];
    const importedBy = portal.user('support').id;
    // People of other companies have e-bikes from that day on, too.
    for (const [kind, count] of [
      ['JOULE', 40],
      ['OTTO', 1],
      [type, 1],
    ] as const) {
      const phone = newPhone();
      await subscribeIn(portal)({ phone, type: kind, startDate: '2026-04-01' });
      const codes = newCodes(count);
      await placeCodes(portal.database, { tenant: 'ruter', kind, codes, importedBy });
      phones.push(`+47${phone}`);
    }
    const { queue, jobs } = recordedJobs();
    const { database, clock } = portal;
    const runOn = async (moment: string) => {
      clock.set(moment);
      const tenants = ['akt', 'ruter'] as const;
      await sendDiscountCodesJob.run({}, { tenants, database, clock, queue }, 'key');
      const messages = jobs.splice(0).map(({ data }) => (data as { to: string }).to);
      return messages.filter((to) => phones.includes(to));
    };
    expect(await runOn('2026-03-31T07:05:00+02:00')).toEqual([]);
    // After mornings on which nothing ran, too.
    expect(await runOn('2026-04-03T07:05:00+02:00')).toEqual(phones);
    expect(await runOn('2026-04-04T07:05:00+02:00')).toEqual([]);
  });

  portalTest('is owed while the pool is empty, which stops no order', async (portal) => {
    const { id, subscriberId, phone } = await subscribe(portal, '2026-03-01');
    const listed = await portal.callAs(portal.user('hr'), listSubscriberSubscriptions, {
      params: { id: subscriberId },
    });
    expect(listed.json).toMatchObject([{ id, codeState: 'owed' }]);
    expect(await sentSms(portal.database, `+47${phone}`)).toEqual([
      'Hei Kari! Fjellheim Konsult AS Qc00Q gir deg leiebil fra 01.03.2026. Rabattkoden kommer på SMS.',
    ]);
    const today = portal.clock.today();
    expect(await subscriptionPoolUser.countOwed(portal.database, 'ruter', today)).toMatchObject({
      CAR_POOL: 1,
    });
    await fill(portal, 1);
    expect(await sendOwed(portal)).toHaveLength(1);
    expect(
      (await subscriptionPoolUser.countOwed(portal.database, 'ruter', today)).CAR_POOL,
    ).toBeUndefined();
  });

  portalTest('goes to whoever has waited longest when there are few', async (portal) => {
    const subscriptions = [];
    // The first one who ordered waits from a later day.
    for (const start of ['2026-04-01', '2026-03-01', '2026-03-01'])
      subscriptions.push(await subscribe(portal, start));
    const codes = await fill(portal, 2);
    portal.clock.set('2026-04-02T07:05:00+02:00');
    expect(await sendOwed(portal)).toHaveLength(2);
    const codesOfSubscriptions = await Promise.all(
      subscriptions.map(({ id }) => codeOf(portal, id)),
    );
    expect(codesOfSubscriptions).toEqual([null, ...codes]);
    await fill(portal, 1);
    await sendOwed(portal);
  });

  portalTest('is owed to nobody whose subscription is over or cancelled', async (portal) => {
    const over = await subscribe(portal, '2026-03-01');
    const cancelled = await subscribe(portal, '2026-03-01');
    await setSubscriptionFacts(portal.database, over.id, {
      expiration_date: Temporal.PlainDate.from('2026-03-05'),
    });
    await setSubscriptionFacts(portal.database, cancelled.id, {
      cancelled_at: Temporal.Instant.from('2026-03-05T10:00:00Z'),
    });
    await fill(portal, 2);
    expect(await sendOwed(portal)).toEqual([]);
    // They are for those who come next.
    for (let person = 0; person < 2; person += 1) await subscribe(portal, '2026-03-01');
  });

  // The embedded database lets nobody in between.
  if (databaseName === 'PostgreSQL')
    portalTest('waits for a user who changes the subscription at that moment', async (portal) => {
      const { database } = portal;
      const [{ id }, other] = [
        await subscribe(portal, '2026-03-01'),
        await subscribe(portal, '2026-03-01'),
      ];
      await fill(portal, 2);
      const [locked, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const change = database.transaction(async (tx) => {
        await lockSubscription(tx, id);
        locked.resolve();
        await waited.promise;
      });
      await locked.promise;
      let isOver = false;
      const sending = sendOwed(portal).finally(() => (isOver = true));
      const stops = async () => isOver || (await waitingStatements(database)) > 0;
      await expect.poll(stops, { timeout: 10_000 }).toBe(true);
      waited.resolve();
      await change;
      expect(await sending).toHaveLength(2);
      expect(await codeOf(portal, id)).not.toBeNull();
      expect(await codeOf(portal, other.id)).not.toBeNull();
    });

  portalTest('is drawn once by jobs that run at the same time', async (portal) => {
    const count = databaseName === 'PostgreSQL' ? 120 : 5;
    const subscriptions = [];
    for (let person = 0; person < count; person += 1) {
      subscriptions.push(await subscribe(portal, '2026-03-01'));
    }
    const codes = await fill(portal, count - 2);
    const sentCounts = await Promise.all([sendOwed(portal), sendOwed(portal), sendOwed(portal)]);
    const texts = sentCounts.flat();
    expect(texts).toHaveLength(count - 2);
    expect(new Set(texts).size).toBe(count - 2);
    const codesOfSubscriptions = await Promise.all(
      subscriptions.map(({ id }) => codeOf(portal, id)),
    );
    expect(codesOfSubscriptions.filter((code) => code !== null).toSorted()).toEqual(
      codes.toSorted(),
    );
  });

  raceTest('is drawn and sent once by two jobs', {
    prepare: async (portal) => {
      // A subscription that gets a code at once is owed none.
      let person = await subscribe(portal, '2026-03-01');
      while ((await codeOf(portal, person.id)) !== null)
        person = await subscribe(portal, '2026-03-01');
      // More than one for each subscription that is owed a code, those of other tests too.
      await fill(portal, 4);
      return person.id;
    },
    operation: (portal) => sendOwed(portal),
    without: rowLock('subscriptions.subscription'),
    holds: async ({ database }, id) =>
      expect((await usedCodes(database, pool)).filter((used) => used.id === id)).toHaveLength(1),
  });
});
