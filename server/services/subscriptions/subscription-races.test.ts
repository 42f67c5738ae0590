import { describe, expect } from 'vitest';
import { newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { databaseName } from '#testing/test-database.ts';
import { ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';
import { subscriptionsOfPhone } from './test-subscriptions.store.ts';
import { subscribeIn } from './test-subscriptions.ts';

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
});
