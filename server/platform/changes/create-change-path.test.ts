import type { Database } from '#platform/db/database.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseTestWith } from '#testing/database-test.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { Origin } from '#platform/http/call.ts';
import { applyRetentionRulesJob } from '#app/retention/apply-retention-rules.job.ts';
import { testClock } from '#testing/portal/test-clock.ts';
import type { Change, RecordedChange } from './change-path.ts';
import { IdempotencyKeyReused } from './answer-once.ts';
import { createChangePath } from './create-change-path.ts';
import { recordedChanges } from './test-changes.store.ts';

const change: RecordedChange = {
  companyId: 100001,
  kind: 'order-ticket',
  subject: { type: 'ticket', id: 7 },
  about: { holderId: 3, ticketId: 7 },
  before: null,
  after: { startDate: Temporal.PlainDate.from('2026-04-01'), firstName: 'Åse' },
};
const reply = { z: 1, on: Temporal.PlainDate.from('2026-04-01'), a: { none: undefined, n: null } };
const clock = testClock('2026-03-28T12:00:00+01:00');

let worked = 0;
const databaseTest = databaseTestWith(async ({ database }) => {
  const queue = { enqueue: async () => undefined };
  return { database, changes: createChangePath({ database, clock, queue }) };
});

describe('the path for changes', () => {
  beforeEach(() => {
    worked = 0;
  });

  const origin = (key?: string, digest = 'd1', userId: number | null = 1001): Origin => ({
    tenant: 'ruter',
    userId,
    channel: 'portal',
    requestId: 'request-1',
    idempotency: key
      ? { userId: userId ?? 0, key, digest, sealedWith: userId === null ? key : null }
      : null,
  });
  const work = async ({ record }: Change) => {
    worked += 1;
    await record(change);
    return { reply };
  };
  const recorded = async (database: Database) => recordedChanges(database).execute();

  databaseTest(
    'records who did what, for whom, through which channel, when, from what to what',
    async ({ database, changes }) => {
      expect(await changes(origin(), work)).toEqual({ reply });
      expect((await recorded(database)).at(-1)).toMatchObject({
        tenant: 'ruter',
        company_id: 100001,
        user_id: 1001,
        channel: 'portal',
        request_id: 'request-1',
        kind: 'order-ticket',
        subject_type: 'ticket',
        subject_id: '7',
        holder_id: 3,
        ticket_id: 7,
        before: null,
        after: { startDate: '2026-04-01', firstName: 'Åse' },
      });
      expect((await recorded(database)).at(-1)?.at.toString()).toBe('2026-03-28T11:00:00Z');
    },
  );

  it('takes no field and no kind that is not in the tables', () => {
    const recordSecret = ({ record }: Change) => {
      const ticket = { startDate: Temporal.PlainDate.from('2026-04-01'), pickupCode: 'ABCD2345' };
      // @ts-expect-error a pickup code is in no table, however it comes into the value
      void record({ ...change, after: { ...ticket } });
      // @ts-expect-error a date is recorded as a date
      void record({ ...change, after: { startDate: '2026-04-01' } });
      // @ts-expect-error no kind
      void record({ ...change, kind: 'order-nothing' });
      return record({ ...change, after: { startDate: ticket.startDate } });
    };
    expect(recordSecret).toBeTypeOf('function');
  });

  const thrown = new Error('thrown');
  databaseTest.each([
    ['refused', () => ({ refused: { code: 'NO' } }), { refused: { code: 'NO' } }],
    ['thrown', () => Promise.reject(thrown), thrown],
  ])(
    'leaves nothing, not even the key, when the change is %s',
    async ({ database, changes }, how, end, expected) => {
      const before = (await recorded(database)).length;
      const key = `key-${how}`;
      const outcome = changes(origin(key), async ({ record }) => {
        await record(change);
        return end();
      });
      expect(await outcome.catch((error: unknown) => error)).toEqual(expected);
      expect(await recorded(database)).toHaveLength(before);
      expect(await changes(origin(key), work)).toEqual({ reply });
    },
  );

  databaseTest.each([
    ['twice', 2, { reply }, 1],
    ['three times', 3, 'drawn', 0],
  ])(
    'draws again what is in use, as a whole: %s',
    async ({ database, changes }, _, times, expected, recordedOnce) => {
      const before = (await recorded(database)).length;
      const draw = changes(origin(`key-drawn-${times}`), async (change) => {
        const answer = await work(change);
        if (worked <= times)
          throw Object.assign(new Error('drawn'), {
            code: '23505',
            constraint: 'pickup_code_once',
          });
        return answer;
      });
      expect(await draw.catch((error: unknown) => (error as Error).message)).toEqual(expected);
      expect(worked).toBe(3);
      expect(await recorded(database)).toHaveLength(before + recordedOnce);
    },
  );

  databaseTest(
    'gives the first answer again to the same key, byte for byte, and does nothing',
    async ({ changes }) => {
      const first = await changes(origin('key-1'), work);
      const again = await changes(origin('key-1'), work);
      expect(JSON.stringify(again)).toBe(JSON.stringify(first));
      expect(worked).toBe(1);
    },
  );

  databaseTest('refuses a reused key with another body', async ({ changes }) => {
    await changes(origin('key-2'), work);
    await expect(changes(origin('key-2', 'other'), work)).rejects.toThrow(IdempotencyKeyReused);
    expect(worked).toBe(1);
  });

  databaseTest(
    'keeps the keys of users apart, and those of callers who are not signed in',
    async ({ changes }) => {
      await changes(origin('key-3', 'd1', 1001), work);
      await changes(origin('key-3', 'd1', 1002), work);
      const first = await changes(origin('key-3', 'd1', null), work);
      const again = await changes(origin('key-3', 'd1', null), work);
      expect(JSON.stringify(again)).toBe(JSON.stringify(first));
      expect(worked).toBe(3);
    },
  );

  databaseTest('gives each user of a key their own first answer again', async ({ changes }) => {
    const replying = (name: string) => async () => ({ reply: { name } });
    for (const id of [1001, 1002])
      await changes(origin('key-of-two', 'd1', id), replying(`of ${id}`));
    for (const id of [1001, 1002]) {
      const again = await changes(origin('key-of-two', 'd1', id), replying('again'));
      expect(again).toEqual({ reply: { name: `of ${id}` } });
    }
  });

  databaseTest(
    'changes once for concurrent calls with the same key; all get the same answer',
    async ({ database, changes }) => {
      const before = (await recorded(database)).length;
      const answers = await Promise.all(
        Array.from({ length: 32 }, () =>
          changes(origin('key-race'), async (change) => {
            await new Promise((resolve) => setTimeout(resolve, 20));
            return work(change);
          }),
        ),
      );
      expect(worked).toBe(1);
      expect(await recorded(database)).toHaveLength(before + 1);
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    },
  );

  databaseTest(
    'lets the second have the key when the first, which it waited for, was refused',
    async ({ changes }) => {
      const begun = Promise.withResolvers<void>();
      const first = changes(origin('key-4'), async () => {
        begun.resolve();
        await new Promise((resolve) => setTimeout(resolve, 50));
        return { refused: { code: 'NO' } };
      });
      await begun.promise;
      expect(await changes(origin('key-4'), work)).toEqual({ reply });
      expect(await first).toEqual({ refused: { code: 'NO' } });
    },
  );

  databaseTest('forgets answers after two days', async ({ database, changes }) => {
    await changes(origin('key-5'), work);
    const later = testClock('2026-03-30T13:30:00+02:00');
    await applyRetentionRulesJob.run({}, { database, clock }, 'night-1');
    await changes(origin('key-5'), work);
    expect(worked).toBe(1);
    await applyRetentionRulesJob.run({}, { database, clock: later }, 'night-2');
    await changes(origin('key-5'), work);
    expect(worked).toBe(2);
  });

  databaseTest.each([
    'update changes.change set kind = kind',
    'delete from changes.change',
    'truncate changes.change',
  ])(
    'keeps its record whatever is tried, by the application itself too: %s',
    async ({ database }, statement) => {
      const before = await recorded(database);
      expect(before.length).toBeGreaterThan(0);
      await expect(sql.raw(statement).execute(tablesOf(database))).rejects.toThrow('append-only');
      expect(await recorded(database)).toEqual(before);
    },
  );
});
