import type { Database } from '#platform/db/database.ts';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { databaseTest } from '#testing/database-test.ts';
import { tablesOf } from '../tables.ts';

const date = Temporal.PlainDate.from('2028-02-29');
const moment = Temporal.Instant.from('2026-03-29T01:30:00.123456Z');

describe('values', () => {
  const one = async (database: Database, statement: ReturnType<typeof sql>) => {
    const { rows } = await statement.execute(tablesOf(database));
    return (rows[0] as { value: unknown }).value;
  };

  databaseTest('a date is a PlainDate, in and out', async ({ database }) => {
    const value = await one(database, sql`select ${date}::date as value`);
    expect(value).toBeInstanceOf(Temporal.PlainDate);
    expect(String(value)).toBe('2028-02-29');
  });

  databaseTest('a moment is an Instant, in and out, to the microsecond', async ({ database }) => {
    const value = await one(database, sql`select ${moment}::timestamptz as value`);
    expect(value).toBeInstanceOf(Temporal.Instant);
    expect(String(value)).toBe('2026-03-29T01:30:00.123456Z');
  });

  databaseTest(
    'a moment that was written with an offset is the same moment',
    async ({ database }) => {
      const value = await one(
        database,
        sql`select '2026-03-28T12:00:00+01:00'::timestamptz as value`,
      );
      expect(String(value)).toBe('2026-03-28T11:00:00Z');
    },
  );

  databaseTest(
    'an int8 is a number, and one that does not fit in a number is an error',
    async ({ database }) => {
      expect(await one(database, sql`select ${9_007_199_254_740_991}::int8 as value`)).toBe(
        9_007_199_254_740_991,
      );
      await expect(one(database, sql`select 9007199254740993::int8 as value`)).rejects.toThrow(
        'fit',
      );
      expect(await one(database, sql`select count(*) as value from products.product`)).toBe(0);
    },
  );

  databaseTest(
    'arrays of dates, moments and numbers are written and read',
    async ({ database }) => {
      const dates = await one(
        database,
        sql`select ${[date, date.add({ days: 1 }), null]}::date[] as value`,
      );
      expect((dates as unknown[]).map(String)).toEqual(['2028-02-29', '2028-03-01', 'null']);
      const moments = await one(database, sql`select ${[moment]}::timestamptz[] as value`);
      expect((moments as unknown[]).map(String)).toEqual(['2026-03-29T01:30:00.123456Z']);
      expect(await one(database, sql`select ${[1, 2]}::int8[] as value`)).toEqual([1, 2]);
      expect(await one(database, sql`select ${[]}::date[] as value`)).toEqual([]);
      expect(await one(database, sql`select ${['a,b', '"c"']}::text[] as value`)).toEqual([
        'a,b',
        '"c"',
      ]);
    },
  );

  databaseTest(
    'what the database itself writes as JSON is the same on both',
    async ({ database }) => {
      expect(
        await one(
          database,
          sql`select jsonb_build_object('day', ${date}::date, 'at', ${moment}::timestamptz,
                                               'ids', array[1, 2]::int8[]) as value`,
        ),
      ).toEqual({ day: '2028-02-29', at: '2026-03-29T01:30:00.123456+00:00', ids: [1, 2] });
    },
  );

  databaseTest('nothing is null', async ({ database }) => {
    expect(await one(database, sql`select ${null}::date as value`)).toBeNull();
  });
});
