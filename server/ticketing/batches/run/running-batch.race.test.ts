import { expect } from 'vitest';
import { batchesOf, rightRows } from '#ticketing/batches/test-batches.ts';
import { setRunning, storedBatch } from '#ticketing/batches/test-batches.store.ts';
import { carryOutRows, testWorker } from '#ticketing/batches/test-carry-out.ts';
import { rowLock } from '#testing/races/lock.ts';
import { raceTest } from '#testing/races/race-test.ts';

raceTest('a batch that its user stops while a worker is at it stays stopped', {
  prepare: async (portal) => {
    const id = await batchesOf(portal).checked(rightRows(3));
    await setRunning(portal.database, id, portal.user('hr').id);
    return { companyId: portal.company('several-services').id, id };
  },
  operation: [
    async (portal, key) => void (await carryOutRows(testWorker(portal), key, 1)),
    async (portal, { id }) => void (await batchesOf(portal).run(id, 'stop')),
  ],
  without: rowLock('batches.batch'),
  holds: async ({ database }, { id }) =>
    expect(await storedBatch(database, id)).toMatchObject({ state: 'stopped' }),
});
