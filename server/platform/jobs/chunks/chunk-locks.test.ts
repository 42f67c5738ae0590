import { setTimeout } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { waitingStatements } from '#ticketing/tickets/anonymise/test-anonymise.store.ts';
import { lockItems, lockOrder, readOrder } from './test-deliveries.store.ts';
import { databaseTest, eachOnce } from './test-deliveries-worker.ts';

describe('several workers', () => {
  databaseTest('leave work to the one who has it', async (test) => {
    const id = await test.place(5);
    const other = await test.place(5);
    const [holds, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const beforeCommit = async () => {
      holds.resolve();
      await goesOn.promise;
    };
    const first = test.work(id, { beforeCommit });
    await holds.promise;
    try {
      // Without the lease the second would wait for the first, which goes on after it.
      const waits = setTimeout(5_000, 'waits', { ref: false });
      expect(await Promise.race([test.work(id), waits])).toBe('with-another-worker');
      expect(await test.work(other)).toBe('over');
    } finally {
      goesOn.resolve();
    }
    expect(await first).toBe('over');
    expect((await readOrder(test.database, id)).times).toEqual(eachOnce(5));
  });
});

describe('a user', () => {
  databaseTest('who has locked the work is waited for', async (test) => {
    const id = await test.place(5);
    const [locked, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const user = test.database.transaction(async (tx) => {
      await lockOrder(tx, id);
      locked.resolve();
      await done.promise;
    });
    await locked.promise;
    let isSettled = false;
    const work = test.work(id).finally(() => (isSettled = true));
    const stops = async () => isSettled || (await waitingStatements(test.database)) > 0;
    await expect.poll(stops, { timeout: 10_000 }).toBe(true);
    expect(isSettled).toBe(false);
    done.resolve();
    await user;
    expect(await work).toBe('over');
  });

  databaseTest('who has locked an item holds up no other', async (test) => {
    const id = await test.place(20);
    const [locked, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const user = test.database.transaction(async (tx) => {
      await lockItems(tx, id, [6]);
      locked.resolve();
      await done.promise;
    });
    await locked.promise;
    try {
      expect(await test.work(id)).toBe('over');
    } finally {
      done.resolve();
      await user;
    }
    expect((await readOrder(test.database, id)).problems).toEqual({ 6: 'LOCKED' });
    expect((await readOrder(test.database, id)).delivered).toBe(19);
  });
});
