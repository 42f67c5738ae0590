import { expect } from 'vitest';
import { changesAs } from '#services/company-tickets/employee/test-changes.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { rowLock, slotLock } from '#testing/races/lock.ts';
import { outcomesOf } from '#testing/races/outcomes.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { placePeople } from '#ticketing/tickets/test-tickets.store.ts';
import { cancelPendingSubscription } from '@takst/contract/services/subscriptions/cancel-pending-subscription.contract.ts';
import { subscriptionsOfPhone } from './test-subscriptions.store.ts';
import { subscribeIn } from './test-subscriptions.ts';

const orderBy = (key: string) => (portal: TestPortal, phone: string) =>
  subscribeIn(portal)({ phone }, { company: portal.company(key) });

raceTest('two companies order for one person, who gets one subscription of a type', {
  prepare: async ({ database }) => {
    const phone = newPhone();
    await placePeople(database, [phone]);
    return phone;
  },
  operation: [orderBy('several-services'), orderBy('single-service')],
  without: slotLock,
  behind: 'one_subscription_at_a_time',
  holds: async ({ database }, phone, answers) => {
    expect(outcomesOf(answers)).toEqual(['SUBSCRIPTION_ALREADY_HELD', 'done']);
    expect(await subscriptionsOfPhone(database, phone)).toHaveLength(1);
  },
});

/** A person with a subscription, and an unused phone. */
async function subscriber(portal: TestPortal) {
  const [phone, wanted] = [newPhone(), newPhone()];
  const { json } = await subscribeIn(portal)({ phone, startDate: '2026-04-01' });
  await placePeople(portal.database, [wanted]);
  return { ...(json as { id: number; subscriberId: number }), phone, wanted };
}

raceTest('somebody moves to a phone for which another company orders', {
  prepare: subscriber,
  operation: [
    (portal, { subscriberId, phone, wanted }) =>
      changesAs(portal).changePhone(subscriberId, phone, wanted),
    (portal, { wanted }) => orderBy('single-service')(portal, wanted),
  ],
  without: slotLock,
  behind: 'one_subscription_at_a_time',
  holds: async ({ database }, { wanted }, answers) => {
    expect(outcomesOf(answers)).toEqual(['SUBSCRIPTION_ALREADY_HELD', 'done']);
    expect(await subscriptionsOfPhone(database, wanted)).toHaveLength(1);
  },
});

raceTest('a subscription is cancelled twice', {
  prepare: subscriber,
  operation: (portal, { id }) =>
    portal.callAs(portal.user('hr'), cancelPendingSubscription, { params: { id } }),
  without: rowLock('subscriptions.subscription'),
  holds: (_portal, _subscriber, answers) =>
    expect(outcomesOf(answers)).toEqual(['SUBSCRIPTION_NOT_PENDING', 'done']),
});
