import { expect } from 'vitest';
import { countRequests } from '#platform/tries/tries.public.ts';
import { databaseTest } from '#testing/database-test.ts';
import { countedRows, countsOver, lockCounts } from './test-counted.store.ts';

databaseTest(
  'a request that deletes what is over does not wait for one that is counted at this moment',
  async ({ database }) => {
    await countRequests(database)({ who: 'at this moment', max: 1 });
    await countsOver(database);
    const count = countRequests(database);
    const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const other = database.transaction(async (tx) => {
      await lockCounts(tx);
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    const requests = Array.from({ length: 50 }, () => count({ who: 'another', max: 50 }));
    try {
      await Promise.all(requests);
      expect(await countedRows(database)).toEqual({ over: 1, running: 1 });
    } finally {
      release.resolve();
      await other;
    }
  },
  30_000,
);
