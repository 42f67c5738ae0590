import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { tablesOf } from '../tables.ts';

const date = Temporal.PlainDate.from('2028-02-29');
const moment = Temporal.Instant.from('2026-03-29T01:30:00.123456Z');

describe.each(testDatabases)('values on $name', ({ open }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.drop());

  const one = async (statement: ReturnType<typeof sql>) => {
    const { rows } = await statement.execute(tablesOf(test.database));
    return (rows[0] as { value: unknown }).value;
  };

  it('a date is a PlainDate, in and out', async () => {
    const value = await one(sql`select ${date}::date as value`);
    expect(value).toBeInstanceOf(Temporal.PlainDate);
    expect(String(value)).toBe('2028-02-29');
  });

  it('a moment is an Instant, in and out, to the microsecond', async () => {
    const value = await one(sql`select ${moment}::timestamptz as value`);
    expect(value).toBeInstanceOf(Temporal.Instant);
    expect(String(value)).toBe('2026-03-29T01:30:00.123456Z');
  });

  it('a moment that was written with an offset is the same moment', async () => {
    const value = await one(sql`select '2026-03-28T12:00:00+01:00'::timestamptz as value`);
    expect(String(value)).toBe('2026-03-28T11:00:00Z');
  });

  it('an int8 is a number, and one that does not fit in a number is an error', async () => {
    expect(await one(sql`select ${9_007_199_254_740_991}::int8 as value`)).toBe(
      9_007_199_254_740_991,
    );
    await expect(one(sql`select 9007199254740993::int8 as value`)).rejects.toThrow('fit');
    expect(await one(sql`select count(*) as value from products.product`)).toBe(0);
  });

  it('arrays of dates, moments and numbers go in and come out', async () => {
    const dates = await one(sql`select ${[date, date.add({ days: 1 }), null]}::date[] as value`);
    expect((dates as unknown[]).map(String)).toEqual(['2028-02-29', '2028-03-01', 'null']);
    const moments = await one(sql`select ${[moment]}::timestamptz[] as value`);
    expect((moments as unknown[]).map(String)).toEqual(['2026-03-29T01:30:00.123456Z']);
    expect(await one(sql`select ${[1, 2]}::int8[] as value`)).toEqual([1, 2]);
    expect(await one(sql`select ${[]}::date[] as value`)).toEqual([]);
    expect(await one(sql`select ${['a,b', '"c"']}::text[] as value`)).toEqual(['a,b', '"c"']);
  });

  it('what the database itself writes as JSON is the same on both', async () => {
    expect(
      await one(sql`select jsonb_build_object('day', ${date}::date, 'at', ${moment}::timestamptz,
                                               'ids', array[1, 2]::int8[]) as value`),
    ).toEqual({ day: '2028-02-29', at: '2026-03-29T01:30:00.123456+00:00', ids: [1, 2] });
  });

  it('nothing is null', async () => {
    expect(await one(sql`select ${null}::date as value`)).toBeNull();
  });
});
