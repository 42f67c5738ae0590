import { describe, expect } from 'vitest';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { lockPhone } from '#ticketing/subscribers/test-subscribers.store.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { databaseName } from '#testing/test-database.ts';
import { anonymiseAll, anonymiseOnce, placeOldTickets, raceOrders } from './test-anonymise.ts';
import {
  anonymisedOf,
  brokenTickets,
  changePhone,
  unusedSlots,
  waitingStatements,
} from './test-anonymise.store.ts';

/** Nothing of the world itself is due before a test. */
const portalTest = portalTestWith({}, anonymiseAll);

// The embedded database does one thing at a time: fewer show the same there.
const [rounds, phones] = databaseName === 'PostgreSQL' ? [20, 16] : [2, 6];

describe('orders for phones whose last ticket is being anonymised', () => {
  portalTest(
    'are done as for anybody else: one ticket each, with its slot and its holder',
    async (portal) => {
      const unused = await unusedSlots(portal.database);
      for (let round = 0; round < rounds; round += 1) {
        const tickets = await placeOldTickets(portal, phones);
        const answers = await raceOrders(portal, tickets);
        for (const { phone } of tickets) {
          const texts = answers
            .get(phone)
            ?.map(({ status, text }) => (status === 200 ? 'done' : text));
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

  // The embedded database lets nobody in between.
  if (databaseName === 'PostgreSQL')
    portalTest(
      'are not the only change that comes first: a person may get another phone',
      async (portal) => {
        const { database } = portal;
        const [old = { id: 0, holderId: 0, phone: '' }] = await placeOldTickets(portal, 1);
        const [locked, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
        const change = database.transaction(async (tx) => {
          await lockPhone(tx, old.phone);
          locked.resolve();
          await waited.promise;
          await changePhone(tx, old.holderId, newPhone());
        });
        await locked.promise;
        const anonymising = anonymiseOnce(portal);
        await expect.poll(() => waitingStatements(database), { timeout: 10_000 }).toBe(1);
        waited.resolve();
        await change;
        // Its new slot was not locked: the ticket is left to the next transaction.
        expect(await anonymising).toBe(1);
        expect(await anonymisedOf(database, [old.id])).toEqual([]);
        await anonymiseAll(portal);
        expect(await anonymisedOf(database, [old.id])).toEqual([old.id]);
      },
    );
});
