import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { forgetOldRows } from './batch-retention.store.ts';
import { batchesOf, rightRows } from './test-batches.ts';
import { storedBatch, storedRows } from './test-batches.store.ts';

describe('what batches say about people', () => {
  portalTest('goes after twelve weeks, and drafts after a week', async (portal) => {
    const batches = batchesOf(portal);
    const { database, clock } = portal;
    const [draft, done] = [await batches.draft(rightRows(1)), await batches.checked(rightRows(2))];
    await batches.carryOut(done);
    const forgetAfter = (days: number) =>
      database.transaction((tx) => forgetOldRows(tx, clock.now().add({ hours: 24 * days })));
    await forgetAfter(6);
    expect(await storedRows(database, draft)).toHaveLength(1);
    await forgetAfter(8);
    expect(await storedBatch(database, draft)).toBeUndefined();
    await forgetAfter(83);
    expect((await storedRows(database, done))[0]?.cells).not.toEqual({});
    await forgetAfter(85);
    expect(await storedRows(database, done)).toMatchObject(
      [1, 2].map((position) => ({
        position,
        cells: {},
        keys: [],
        effect: null,
        state: 'done',
        subject_type: 'subscriber',
        subject_id: expect.any(Number),
      })),
    );
    expect(await storedBatch(database, done)).toMatchObject({ state: 'finished', done: 2 });
  });
});
