import { describe, expect } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { placeUser } from '#customers/session/test-users.store.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { statementsOf } from '#testing/statements.ts';
import { waitingStatements } from '#ticketing/tickets/anonymise/test-anonymise.store.ts';
import { databaseName } from '#testing/test-database.ts';
import { type CodePool, type DrawFrom, findDrawnCode, forgetCodes } from './code.store.ts';
import { drawCodes } from './draw-codes.ts';
import { freeAmounts } from './stock.query.ts';
import { drawWithoutLock, placeCodes, usedCodes } from './test-codes.store.ts';

const moment = {
  today: Temporal.PlainDate.from('2026-03-06'),
  now: Temporal.Instant.from('2026-03-06T09:00:00Z'),
};
const joule = { tenant: 'ruter', kind: 'JOULE' } as const;
const numbers = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => index + from);
const codeOf = (number: number) => `BIKE-${String(number).padStart(4, '0')}`;
const references = (ids: readonly number[]) => ids.map((id) => ({ type: 'subscription', id }));
const sorted = (codes: readonly { code: string }[]) => codes.map(({ code }) => code).toSorted();

const databaseTest = databaseTestWith(async ({ database }) => {
  const importedBy = await placeUser(database, { email: 'support@ruter.example' });
  const place = (count: number, pool: CodePool = joule, validUntil: string | null = null) =>
    placeCodes(database, { ...pool, codes: numbers(count).map(codeOf), importedBy, validUntil });
  const draw = (ids: readonly number[], pool: CodePool & Pick<DrawFrom, 'amountOre'> = joule) =>
    database.transaction((tx) => drawCodes(tx, { ...pool, ...moment }, references(ids)));
  return { database, importedBy, place, draw };
}, 'test');

describe('codes of a pool', () => {
  databaseTest('are drawn the oldest first, in the order of what they are for', async (test) => {
    await test.place(5);
    expect(await test.draw([31, 30])).toEqual([
      { type: 'subscription', id: 31, code: codeOf(1) },
      { type: 'subscription', id: 30, code: codeOf(2) },
    ]);
    expect(sorted(await test.draw([32]))).toEqual([codeOf(3)]);
  });

  databaseTest('are fewer than asked for when the pool is nearly empty', async (test) => {
    await test.place(2);
    expect((await test.draw([1, 2, 3])).map(({ id }) => id)).toEqual([1, 2]);
    expect(await test.draw([3])).toEqual([]);
  });

  databaseTest('are given again to what has one already', async (test) => {
    await test.place(5);
    await test.draw([1, 2]);
    expect(sorted(await test.draw([2, 3]))).toEqual([codeOf(2), codeOf(3)]);
    expect(sorted(await usedCodes(test.database, joule))).toEqual(numbers(3).map(codeOf));
  });

  databaseTest('are drawn until their last day', async (test) => {
    await test.place(1, joule, '2026-03-05');
    await test.place(1, { ...joule, kind: 'OTTO' }, '2026-03-06');
    expect(await test.draw([1])).toEqual([]);
    expect(await test.draw([1], { ...joule, kind: 'OTTO' })).toHaveLength(1);
  });

  databaseTest('are of one operator and one kind', async (test) => {
    await test.place(3);
    expect(await test.draw([1], { tenant: 'akt', kind: 'JOULE' })).toEqual([]);
    expect(await test.draw([1], { tenant: 'ruter', kind: 'OTTO' })).toEqual([]);
  });

  databaseTest('are worth what is asked for, and found again with their last day', async (test) => {
    const { database, importedBy } = test;
    const hyre = { tenant: 'ruter', kind: 'HYRE' } as const;
    for (const [code, amountOre, validUntil] of [
      ['CODE-A', 20_000, null],
      ['CODE-B', 50_000, '2026-05-31'],
      ['CODE-C', 50_000, '2026-03-06'],
      ['CODE-D', 50_000, '2026-03-05'],
    ] as const)
      await placeCodes(database, { ...hyre, codes: [code], importedBy, amountOre, validUntil });
    await test.place(1);
    await test.draw([7]);
    const amounts = (amountOre: number | null = null) =>
      database.transaction((tx) => freeAmounts(tx, { ...hyre, today: moment.today, amountOre }));
    const until = Temporal.PlainDate.from;
    const [two, five] = [20_000, 50_000].map((amountOre) => ({ kind: 'HYRE', amountOre }));
    expect(await amounts()).toEqual([
      { ...two, validUntil: null },
      { ...five, validUntil: until('2026-03-06') },
    ]);
    expect(await test.draw([7], hyre)).toEqual([]);
    expect(sorted(await test.draw([7], { ...hyre, amountOre: 50_000 }))).toEqual(['CODE-B']);
    const drawn = (type: string, pool: CodePool = hyre) =>
      database.transaction((tx) => findDrawnCode(tx, pool, { type, id: 7 }));
    expect(await drawn('subscription')).toEqual({
      code: 'CODE-B',
      validUntil: until('2026-05-31'),
    });
    expect(await drawn('subscription', joule)).toEqual({ code: codeOf(1), validUntil: null });
    expect(await drawn('voucher')).toBeUndefined();
    // One that is drawn can be drawn no more; the last day counts.
    expect(sorted(await test.draw([8], { ...hyre, amountOre: 50_000 }))).toEqual(['CODE-C']);
    expect(await amounts(50_000)).toEqual([]);
    expect(await amounts()).toEqual([{ ...two, validUntil: null }]);
  });

  databaseTest('are forgotten of one thing alone, by kind, type and number', async (test) => {
    const otto = { ...joule, kind: 'OTTO' } as const;
    const elsewhere = { ...joule, tenant: 'akt' } as const;
    const importedBy = await placeUser(test.database, {
      email: 'support@akt.example',
      tenant: 'akt',
    });
    for (const pool of [joule, otto]) await test.place(3, pool);
    const codes = numbers(3).map(codeOf);
    await placeCodes(test.database, { ...elsewhere, codes, importedBy });
    for (const pool of [joule, otto, elsewhere]) await test.draw([7, 8], pool);
    await test.database.transaction(async (tx) => {
      await drawCodes(tx, { ...joule, ...moment }, [{ type: 'voucher', id: 7 }]);
      await forgetCodes(tx, [{ ...joule, type: 'subscription', id: 7 }]);
    });
    const used = async (pool: CodePool) =>
      (await usedCodes(test.database, pool))
        .map(({ type, id, code }) => [type, id, code.startsWith('BIKE') ? code : 'forgotten'])
        .map((words) => words.join(' '))
        .toSorted();
    const [first, second, third] = numbers(3).map(codeOf);
    expect(await used(joule)).toEqual([
      'subscription 7 forgotten',
      `subscription 8 ${second}`,
      `voucher 7 ${third}`,
    ]);
    const untouched = [`subscription 7 ${first}`, `subscription 8 ${second}`];
    for (const pool of [otto, elsewhere]) expect(await used(pool)).toEqual(untouched);
  });

  // The embedded database lets nobody in between.
  if (databaseName === 'PostgreSQL')
    databaseTest('that a draw gives back go to the one that waits for them', async (test) => {
      await test.place(1);
      const [drawn, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const rolledBack = test.database.transaction(async (tx) => {
        await drawCodes(tx, { ...joule, ...moment }, references([1]));
        drawn.resolve();
        await waited.promise;
        throw new Error('refused');
      });
      await drawn.promise;
      let isOver = false;
      const next = test.draw([2]).finally(() => (isOver = true));
      const stops = async () => isOver || (await waitingStatements(test.database)) > 0;
      await expect.poll(stops, { timeout: 10_000 }).toBe(true);
      waited.resolve();
      await expect(rolledBack).rejects.toThrow('refused');
      expect(sorted(await next)).toEqual([codeOf(1)]);
    });

  databaseTest('take as many statements for a thousand as for one', async (test) => {
    await test.place(1_010);
    const one = await statementsOf(() => test.draw([1]));
    const thousand = await statementsOf(() => test.draw(numbers(1_000, 2)));
    expect(thousand.result).toHaveLength(1_000);
    expect(thousand.statements).toHaveLength(one.statements.length);
  });
});

const drawers = 50;
const firstOf = (codes: readonly { code: string }[]) => codes.map(({ code }) => code);
/** Fifty at once, of twice as many codes: what each of them got. */
const drawAtOnce = (draw: (id: number) => Promise<readonly string[]>) =>
  Promise.all(numbers(drawers).map(draw)).then((codes) => codes.flat());

describe('fifty who draw a code at once', () => {
  databaseTest('get fifty codes', async ({ place, draw }) => {
    await place(2 * drawers);
    const codes = await drawAtOnce(async (id) => firstOf(await draw([id])));
    expect(codes).toHaveLength(drawers);
    expect(new Set(codes).size).toBe(drawers);
  });

  databaseTest('get each code of a pool that has too few', async ({ database, place, draw }) => {
    await place(drawers - 10);
    const codes = await drawAtOnce(async (id) => firstOf(await draw([id])));
    expect(new Set(codes).size).toBe(codes.length);
    // A draw that skipped a locked code may have found none: it is owed, and sent later.
    const references = numbers(drawers);
    await draw(references);
    expect(await usedCodes(database, joule)).toHaveLength(drawers - 10);
  });

  // The embedded database lets nobody in between, so there nothing can be seen to go wrong.
  if (databaseName === 'PostgreSQL')
    databaseTest('would get the same code without the lock', async ({ database, place }) => {
      await place(2 * drawers);
      const codes = await drawAtOnce((id) => drawUnlocked(database, id));
      expect(new Set(codes).size).toBeLessThan(codes.length);
    });
});

const drawUnlocked = (database: Database, id: number) =>
  database.transaction((tx) =>
    drawWithoutLock(tx, { ...joule, ...moment }, { type: 'subscription', id }),
  );
