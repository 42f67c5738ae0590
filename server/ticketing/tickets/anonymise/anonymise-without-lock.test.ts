import { describe, expect, vi } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { placeOldTickets, raceOrders } from './test-anonymise.ts';
import { brokenTickets } from './test-anonymise.store.ts';

/** As it would be if somebody forgot the lock: slots are only looked at when they are deleted. */
vi.mock('#ticketing/holders/holders.public.ts', async (load) => ({
  ...(await load<typeof import('#ticketing/holders/holders.public.ts')>()),
  lockSlotKeys: async () => undefined,
}));

describe('anonymising without the lock on slots', () => {
  portalTest('leaves tickets without a slot or a holder', async (portal) => {
    let broken: number[] = [];
    for (let round = 0; round < 30 && broken.length === 0; round += 1) {
      await raceOrders(portal, await placeOldTickets(portal, 16));
      broken = await brokenTickets(portal.database);
    }
    expect(broken).not.toEqual([]);
  });
});
