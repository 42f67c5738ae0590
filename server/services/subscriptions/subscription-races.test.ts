import { describe, expect } from 'vitest';
import { changesAs } from '#services/company-tickets/employee/test-changes.ts';
import { newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { databaseName } from '#testing/test-database.ts';
import { ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';
import { subscriptionsOfPhone } from './test-subscriptions.store.ts';
import { subscribeIn } from './test-subscriptions.ts';

type Ids = { subscriberId: number };
const times = (count: number) => Array.from({ length: count }, (_, place) => place);

describe('orders that race for a person', () => {
  const phones = databaseName === 'PostgreSQL' ? 12 : 4;

  portalTest(
    'give one ticket and one subscription of each type, whichever companies order',
    async (portal) => {
      const companies = ['several-services', 'single-service', 'contractor'].map((key) =>
        portal.company(key),
      );
      const all = times(phones).map(() => newPhone());
      const answers = await Promise.all(
        all.flatMap((phone) =>
          companies.flatMap((company) => [
            orderIn(portal)({ phone }, { company }),
            subscribeIn(portal)({ phone }, { company }),
            subscribeIn(portal)({ phone, type: 'OTTO' }, { company }),
          ]),
        ),
      );
      for (const phone of all) {
        expect(await ticketsOfPhone(portal.database, phone)).toHaveLength(1);
        const subscriptions = await subscriptionsOfPhone(portal.database, phone);
        expect(subscriptions.map(({ type }) => type).toSorted()).toEqual(['JOULE', 'OTTO']);
      }
      const losers = answers.filter(({ status }) => status !== 200);
      expect(losers).toHaveLength(phones * 6);
      expect(new Set(losers.map(({ text }) => text))).toEqual(
        new Set([
          '{"code":"TICKET_ALREADY_HELD"}',
          '{"code":"SUBSCRIPTION_ALREADY_HELD","type":"JOULE"}',
          '{"code":"SUBSCRIPTION_ALREADY_HELD","type":"OTTO"}',
        ]),
      );
      expect(portal.reported).toEqual([]);
    },
  );

  portalTest('give one of a type to a phone that somebody else gets at once', async (portal) => {
    const company = portal.company('single-service');
    for (const _ of times(4)) {
      const [phone, newNumber] = [newPhone(), newPhone()];
      const { json } = await subscribeIn(portal)({ phone });
      const { subscriberId } = json as Ids;
      const [moveAnswer, orderAnswer] = await Promise.all([
        changesAs(portal).changePhone(subscriberId, phone, newNumber),
        subscribeIn(portal)({ phone: newNumber }, { company }),
      ]);
      expect(new Set([moveAnswer.status, orderAnswer.status])).toEqual(new Set([200, 409]));
      const loser = moveAnswer.status === 200 ? orderAnswer : moveAnswer;
      expect(loser.json).toEqual({ code: 'SUBSCRIPTION_ALREADY_HELD', type: 'JOULE' });
      expect(await subscriptionsOfPhone(portal.database, newNumber)).toHaveLength(1);
    }
    expect(portal.reported).toEqual([]);
  });
});
