import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { databaseName } from '#testing/test-database.ts';
import { anonymiseAll, placeOldTickets, raceOrders } from './test-anonymise.ts';
import { anonymisedOf, brokenTickets, unusedSlots } from './test-anonymise.store.ts';

// The embedded database does one thing at a time: fewer show the same there.
const [rounds, phones] = databaseName === 'PostgreSQL' ? [20, 16] : [2, 6];

describe('orders for phones whose last ticket is being anonymised', () => {
  portalTest(
    'are done as for anybody else: one ticket each, with its slot and its holder',
    async (portal) => {
      await anonymiseAll(portal);
      const unused = await unusedSlots(portal.database);
      for (let round = 0; round < rounds; round += 1) {
        const tickets = await placeOldTickets(portal, phones);
        const answers = await raceOrders(portal, tickets);
        for (const { phone } of tickets) {
          const texts = answers.get(phone)?.map(({ status, text }) => (status === 200 ? 'done' : text));
          expect(texts?.sort()).toEqual(['done', '{"code":"TICKET_ALREADY_HELD"}']);
        }
        expect(await brokenTickets(portal.database)).toEqual([]);
        const ids = tickets.map(({ id }) => id).sort((a, b) => a - b);
        expect(await anonymisedOf(portal.database, ids)).toEqual(ids);
        expect(await unusedSlots(portal.database)).toEqual(unused);
      }
      expect(portal.reported).toEqual([]);
    },
  );
});
