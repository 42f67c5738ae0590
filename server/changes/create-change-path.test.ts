import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tablesOf } from '#db/tables.ts';
import type { Origin } from '#http/call.ts';
import { applyRetentionRulesJob } from '#retention/apply-retention-rules.job.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { clockFrom } from '#time/clock.ts';
import type { Change, ChangePath, RecordedChange } from './change-path.ts';
import { IdempotencyKeyReused, createChangePath } from './create-change-path.ts';

const change: RecordedChange = {
  companyId: 100001,
  kind: 'order-company-ticket',
  subject: { type: 'company-ticket', id: 7 },
  personKey: 3,
  before: null,
  after: { startDate: Temporal.PlainDate.from('2026-04-01'), firstName: 'Åse' },
};
const reply = { z: 1, on: Temporal.PlainDate.from('2026-04-01'), a: { none: undefined, n: null } };
const clock = clockFrom('2026-03-28T12:00:00+01:00');

describe.each(testDatabases)('the path for changes on $name', ({ open }) => {
  let test: TestDatabase;
  let changes: ChangePath;
  let worked: number;
  beforeAll(async () => {
    test = await open();
    const queue = { enqueue: async () => undefined };
    changes = createChangePath({ database: test.database, clock, queue });
  });
  beforeEach(() => {
    worked = 0;
  });
  afterAll(() => test.drop());

  const origin = (key?: string, digest = 'd1', userId: number | null = 1001): Origin => ({
    tenant: 'ruter',
    userId,
    channel: 'portal',
    requestId: 'request-1',
    idempotency: key ? { key, digest } : null,
  });
  const work = async ({ record }: Change) => {
    worked += 1;
    await record(change);
    return { reply };
  };
  const recorded = async () =>
    tablesOf(test.database).selectFrom('changes.change').selectAll().orderBy('id').execute();

  it('records who did what, for whom, through which channel, when, from what to what', async () => {
    expect(await changes(origin(), work)).toEqual({ reply });
    expect((await recorded()).at(-1)).toMatchObject({
      tenant: 'ruter',
      company_id: 100001,
      user_id: 1001,
      channel: 'portal',
      request_id: 'request-1',
      kind: 'order-company-ticket',
      subject_type: 'company-ticket',
      subject_id: '7',
      person_key: 3,
      before: null,
      after: { startDate: '2026-04-01', firstName: 'Åse' },
    });
    expect((await recorded()).at(-1)?.at.toString()).toMatch(/^2026-03-28T11:00:0/);
  });

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
  it.each([
    ['refused', () => ({ refused: { code: 'NO' } }), { refused: { code: 'NO' } }],
    ['thrown', () => Promise.reject(thrown), thrown],
  ])('leaves nothing, not even the key, when the change is %s', async (how, end, expected) => {
    const before = (await recorded()).length;
    const key = `key-${how}`;
    const outcome = changes(origin(key), async ({ record }) => {
      await record(change);
      return end();
    });
    expect(await outcome.catch((error: unknown) => error)).toEqual(expected);
    expect(await recorded()).toHaveLength(before);
    expect(await changes(origin(key), work)).toEqual({ reply });
  });

  it('gives the first answer again to the same key, byte for byte, and does nothing', async () => {
    const first = await changes(origin('key-1'), work);
    const again = await changes(origin('key-1'), work);
    expect(JSON.stringify(again)).toBe(JSON.stringify(first));
    expect(worked).toBe(1);
  });

  it('refuses a key that comes again with another body', async () => {
    await changes(origin('key-2'), work);
    await expect(changes(origin('key-2', 'other'), work)).rejects.toThrow(IdempotencyKeyReused);
    expect(worked).toBe(1);
  });

  it('knows a key by its user; nobody who is not signed in has one', async () => {
    await changes(origin('key-3', 'd1', 1001), work);
    await changes(origin('key-3', 'd1', 1002), work);
    await changes(origin('key-3', 'd1', null), work);
    await changes(origin('key-3', 'd1', null), work);
    expect(worked).toBe(4);
  });

  it('changes once when the same key comes many times at once; all get the same answer', async () => {
    const before = (await recorded()).length;
    const answers = await Promise.all(
      Array.from({ length: 32 }, () =>
        changes(origin('key-race'), async (change) => {
          await new Promise((resolve) => setTimeout(resolve, 20));
          return work(change);
        }),
      ),
    );
    expect(worked).toBe(1);
    expect(await recorded()).toHaveLength(before + 1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('lets the second have the key when the first, which it waited for, was refused', async () => {
    const begun = Promise.withResolvers<void>();
    const first = changes(origin('key-4'), async () => {
      begun.resolve();
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { refused: { code: 'NO' } };
    });
    await begun.promise;
    expect(await changes(origin('key-4'), work)).toEqual({ reply });
    expect(await first).toEqual({ refused: { code: 'NO' } });
  });

  it('forgets answers after two days', async () => {
    await changes(origin('key-5'), work);
    const later = clockFrom('2026-03-30T13:30:00+02:00');
    await applyRetentionRulesJob.run({}, { database: test.database, clock }, 'night-1');
    await changes(origin('key-5'), work);
    expect(worked).toBe(1);
    await applyRetentionRulesJob.run({}, { database: test.database, clock: later }, 'night-2');
    await changes(origin('key-5'), work);
    expect(worked).toBe(2);
  });

  it.each([
    'update changes.change set kind = kind',
    'delete from changes.change',
    'truncate changes.change',
  ])('keeps its record whatever is tried, by the application itself too: %s', async (statement) => {
    const before = await recorded();
    expect(before.length).toBeGreaterThan(0);
    await expect(sql.raw(statement).execute(tablesOf(test.database))).rejects.toThrow(
      'append-only',
    );
    expect(await recorded()).toEqual(before);
  });
});
