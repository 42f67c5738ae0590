import { describe, expect } from 'vitest';
import { erasers } from '#app/areas/erasers.ts';
import { placeCodes } from '#ticketing/code-pools/test-codes.store.ts';
import { columnsWith } from '#testing/columns-with.query.ts';
import { changesAs } from '#services/company-tickets/employee/test-changes.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { slotsOf } from '#ticketing/tickets/test-tickets.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { Erase, Erasers } from '#ticketing/tickets/anonymise/personal-data.ts';
import { locks, rowLock, slotLock } from '#testing/races/lock.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { anonymiseEntries } from '#ticketing/tickets/anonymise/anonymise-tickets.ts';
import { findSubscriber } from '#ticketing/subscribers/subscriber/subscriber.query.ts';
import { testScope } from '#testing/test-scope.ts';
import { dueSubscriptions, overSubscriptionsOf } from './due-subscriptions.store.ts';
import { findSubscriptionRow, setSubscriptionFacts } from './test-subscriptions.store.ts';
import { subscribeIn } from './test-subscriptions.ts';

type Type = 'JOULE' | 'OTTO' | 'CAR_POOL';
const day = (text: string) => Temporal.PlainDate.from(text);

async function subscribe(portal: TestPortal, type: Type, facts: object) {
  const phone = newPhone();
  const { json } = await subscribeIn(portal)({ phone, type, startDate: '2026-03-01' });
  const ids = json as { id: number; subscriberId: number };
  await setSubscriptionFacts(portal.database, ids.id, { discount_code: `CODE-${phone}`, ...facts });
  return ids;
}

const anonymise = ({ database, clock }: TestPortal, by: Erasers = erasers) =>
  database.transaction((tx) =>
    anonymiseEntries(tx, by, {
      entries: dueSubscriptions,
      today: clock.today(),
      now: clock.now(),
      maxTickets: 1_000,
    }),
  );

describe('the personal data of a subscription', () => {
  // On 6 March 2026: 90 days before is 6 December, as three months are.
  portalTest.each([
    ['JOULE', '2026-05-30', '2026-02-28', true],
    ['JOULE', '2026-05-30', '2026-03-01', false],
    ['OTTO', '2026-05-30', '2026-02-27', true],
    ['OTTO', '2026-05-30', '2026-02-28', false],
    ['CAR_POOL', '2026-05-30', '2026-02-27', true],
  ] as const)('of %s, on %s, after an end on %s, is erased: %s', async (...args) => {
    const [portal, type, today, end, isErased] = args;
    const { id, subscriberId } = await subscribe(portal, type, {
      start_date: day('2025-01-01'),
      expiration_date: day(end),
    });
    portal.clock.set(`${today}T03:00:00+02:00`);
    await anonymise(portal);
    const row = await findSubscriptionRow(portal.database, id);
    expect(row.person_slot === null).toBe(isErased);
    expect([row.anonymised_at !== null, row.holder_id, row.discount_code === null]).toEqual(
      isErased ? [true, null, true] : [false, subscriberId, false],
    );
    const scope = testScope([portal.company('several-services').id]);
    const holder = await findSubscriber(portal.database, scope, subscriberId);
    expect(holder === undefined).toBe(isErased);
  });

  // Void on the last moment of a day, or with the first of the next one.
  portalTest.each([
    ['cancelled_at', '2026-02-28T22:59:59Z', true],
    ['cancelled_at', '2026-02-28T23:00:00Z', false],
    ['failed_at', '2026-02-28T22:59:59Z', true],
    ['failed_at', '2026-02-28T23:00:00Z', false],
  ] as const)('that never was, %s on %s, is erased: %s', async (...args) => {
    const [portal, voidBy, moment, isErased] = args;
    const { id } = await subscribe(portal, 'JOULE', {
      start_date: day('2025-01-01'),
      [voidBy]: Temporal.Instant.from(moment),
    });
    portal.clock.set('2026-05-30T03:00:00+02:00');
    await anonymise(portal);
    const row = await findSubscriptionRow(portal.database, id);
    expect(row.anonymised_at !== null).toBe(isErased);
  });

  portalTest('goes with its code in the pool, and leaves that of another one', async (portal) => {
    const importedBy = portal.user('support').id;
    const codes = ['SYKKEL-BORTE', 'SYKKEL-BLIR'];
    await placeCodes(portal.database, { tenant: 'ruter', kind: 'JOULE', codes, importedBy });
    const gone = await subscribeIn(portal)({ startDate: '2026-03-01' });
    await subscribeIn(portal)({ startDate: '2026-03-01' });
    await setSubscriptionFacts(portal.database, (gone.json as { id: number }).id, {
      start_date: day('2025-01-01'),
      expiration_date: day('2025-06-30'),
    });
    await anonymise(portal);
    const isMessage = (place: string) => /^(jobs|stand_ins|changes)\./.test(place);
    const placesOf = async (code: string) =>
      (await columnsWith(portal.database, code)).filter((place) => !isMessage(place));
    expect(await placesOf('SYKKEL-BORTE')).toEqual([]);
    expect(await placesOf('SYKKEL-BLIR')).toEqual([
      'code_pools.code.code',
      'subscriptions.subscription.discount_code',
    ]);
  });

  portalTest('stays while the person has another entry', async (portal) => {
    const phone = newPhone();
    const over = { start_date: day('2025-01-01'), expiration_date: day('2025-06-30') };
    const bike = (await subscribeIn(portal)({ phone, startDate: '2026-03-01' })).json as {
      id: number;
      subscriberId: number;
    };
    await setSubscriptionFacts(portal.database, bike.id, over);
    await subscribeIn(portal)({ phone, type: 'OTTO' });
    await anonymise(portal);
    expect((await findSubscriptionRow(portal.database, bike.id)).holder_id).toBeNull();
    const scope = testScope([portal.company('several-services').id]);
    expect(await findSubscriber(portal.database, scope, bike.subscriberId)).toBeDefined();
  });

  portalTest('goes with both phones of a person who has another one now', async (portal) => {
    const [phone, other] = [newPhone(), newPhone()];
    const { json } = await subscribeIn(portal)({ phone, startDate: '2026-03-01' });
    const { id, subscriberId } = json as { id: number; subscriberId: number };
    const over = { start_date: day('2025-01-01'), expiration_date: day('2025-06-30') };
    await setSubscriptionFacts(portal.database, id, over);
    const moved = await changesAs(portal).changePhone(subscriberId, phone, other);
    expect(moved).toMatchObject({ status: 200 });
    expect(await slotsOf(portal.database, [phone, other])).toHaveLength(2);
    await anonymise(portal);
    expect(await slotsOf(portal.database, [phone, other])).toEqual([]);
  });

  raceTest('is erased once by two processes', {
    prepare: async (portal) => {
      await subscribe(portal, 'JOULE', {
        start_date: day('2025-01-01'),
        expiration_date: day('2025-06-30'),
      });
      const erased: number[] = [];
      const spy: Erase = async (_tx, { tickets }) =>
        void erased.push(...tickets.map(({ id }) => id));
      return { erased, erasers: { ...erasers, subscribers: spy } };
    },
    operation: (portal, spied) => anonymise(portal, spied.erasers),
    without: locks(slotLock, rowLock('subscriptions.subscription')),
    holds: (_portal, { erased }) => expect(new Set(erased).size).toBe(erased.length),
  });
});

describe('the subscriptions of somebody who asks to be erased', () => {
  // It is 6 March 2026.
  portalTest.each([
    ['ended yesterday', { expiration_date: day('2026-03-05') }, true],
    ['ends today', { expiration_date: day('2026-03-06') }, false],
    ['has no end', {}, false],
    ['was cancelled', { cancelled_at: Temporal.Instant.from('2026-03-05T12:00:00Z') }, true],
    ['has failed', { failed_at: Temporal.Instant.from('2026-03-05T12:00:00Z') }, true],
  ] as const)('go with them when it %s', async (portal, _, facts, isOver) => {
    const begun = { start_date: day('2026-01-01') };
    const { id, subscriberId } = await subscribe(portal, 'JOULE', { ...begun, ...facts });
    // The subscription of another person has ended too, and stays.
    await subscribe(portal, 'JOULE', { ...begun, expiration_date: day('2026-03-05') });
    const { id: companyId } = portal.company('several-services');
    const over = overSubscriptionsOf([{ companyId, id: subscriberId }]);
    const today = portal.clock.today();
    const rows = await portal.database.transaction(async (tx) => [
      await over.find(tx, today, 10),
      await over.lock(tx, today, [{ companyId, id }]),
    ]);
    const ids = isOver ? [id] : [];
    expect(rows.map((found) => found.map((row) => row.id))).toEqual([ids, ids]);
  });
});
