import { describe, expect } from 'vitest';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { lockPhone } from '#ticketing/subscribers/test-subscribers.store.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { databaseName } from '#testing/test-database.ts';
import { anonymiseAll, anonymiseOnce, placeOldTickets } from './test-anonymise.ts';
import { anonymisedOf, changePhone, waitingStatements } from './test-anonymise.store.ts';

/** Nothing of the world itself is due before a test. */
const portalTest = portalTestWith({}, anonymiseAll);

describe('orders for phones whose last ticket is being anonymised', () => {
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
