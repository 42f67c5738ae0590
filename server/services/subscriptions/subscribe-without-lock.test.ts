import { describe, expect, vi } from 'vitest';
import { changesAs } from '#services/company-tickets/employee/test-changes.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { databaseName } from '#testing/test-database.ts';
import { findSlot, placePeople } from '#ticketing/tickets/test-tickets.store.ts';
import { dropSubscriptionConstraint, subscriptionsOfPhone } from './test-subscriptions.store.ts';
import { subscribeIn } from './test-subscriptions.ts';

const refusedBy = vi.hoisted((): (string | null)[] => []);

vi.mock('#platform/db/connection/violated-constraint.ts', async (load) => {
  const real = await load<typeof import('#platform/db/connection/violated-constraint.ts')>();
  return {
    violatedConstraint: (error: unknown) => {
      refusedBy.push(real.violatedConstraint(error));
      return refusedBy.at(-1);
    },
  };
});

/** The store as it would be if somebody forgot the lock: the person is only looked up. */
vi.mock('#ticketing/holders/slot.store.ts', async (load) => {
  const real = await load<typeof import('#ticketing/holders/slot.store.ts')>();
  const lockSlots: typeof real.lockSlots = (tx, _, slots) =>
    Promise.all(slots.map(({ value }) => findSlot(tx, value)));
  return { ...real, lockSlots };
});

describe('orders of a subscription without the lock', () => {
  const keys = ['several-services', 'single-service', 'arbitrary-dates', 'contractor'];
  const newPhones = () => Array.from({ length: databaseName === 'PostgreSQL' ? 12 : 3 }, newPhone);
  const orderEverywhere = (portal: TestPortal, phone: string) =>
    Promise.all(
      keys.map((key) => subscribeIn(portal)({ phone }, { company: portal.company(key) })),
    );

  portalTest(
    'are held to one of a type by the constraint alone, with the same answer',
    async (portal) => {
      const phones = newPhones();
      await placePeople(portal.database, phones);
      for (const phone of phones) {
        const answers = await orderEverywhere(portal, phone);
        const texts = answers.filter(({ status }) => status !== 200).map(({ text }) => text);
        const refusal = '{"code":"SUBSCRIPTION_ALREADY_HELD","type":"JOULE"}';
        expect(texts).toEqual(keys.slice(1).map(() => refusal));
        expect(await subscriptionsOfPhone(portal.database, phone)).toHaveLength(1);
      }
      expect(portal.reported).toEqual([]);
      if (databaseName === 'PostgreSQL') expect(refusedBy).toContain('one_subscription_at_a_time');
    },
  );

  portalTest('and moves to one phone end alike: one of a type is there', async (portal) => {
    for (const newNumber of newPhones().slice(0, 4)) {
      const people = await Promise.all(
        keys.map(async (key) => {
          const phone = newPhone();
          await placePeople(portal.database, [phone]);
          const answer = await subscribeIn(portal)({ phone }, { company: portal.company(key) });
          return { phone, id: (answer.json as { subscriberId: number }).subscriberId };
        }),
      );
      await placePeople(portal.database, [newNumber]);
      const answers = await Promise.all(
        people.map(({ id, phone }) => changesAs(portal).changePhone(id, phone, newNumber)),
      );
      const texts = answers.filter(({ status }) => status !== 200).map(({ text }) => text);
      const refusal = '{"code":"SUBSCRIPTION_ALREADY_HELD","type":"JOULE"}';
      expect(texts).toEqual(keys.slice(1).map(() => refusal));
      expect(await subscriptionsOfPhone(portal.database, newNumber)).toHaveLength(1);
    }
    expect(portal.reported).toEqual([]);
  });

  // The embedded database lets nobody in between, so there nothing can be seen to go wrong.
  if (databaseName === 'PostgreSQL')
    portalTest('would give several of a type without the constraint', async (portal) => {
      const phones = newPhones();
      await placePeople(portal.database, phones);
      await dropSubscriptionConstraint(portal.database);
      for (const phone of phones) await orderEverywhere(portal, phone);
      const subscriptionsByPhone = await Promise.all(
        phones.map((phone) => subscriptionsOfPhone(portal.database, phone)),
      );
      expect(Math.max(...subscriptionsByPhone.map((all) => all.length))).toBeGreaterThan(1);
    });
});
