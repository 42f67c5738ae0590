import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import type { FileColumn, PageColumn } from './list-types.ts';
import { listOf } from './list.ts';
import type { PathParams, Query, Reply } from '#platform/calls/route.ts';
import { bikeList } from './test-bike-list.ts';

const { list, counts, csv, xlsx } = bikeList;
const plain = {
  path: '/api/tyre',
  summary: 'Tyres',
  plural: 'tyres',
  needs: 'companySearch',
  columns: { name: { heading: { nb: 'Navn', en: 'Name' }, sort: true } },
  sortedBy: 'name',
  entry: z.object({ id: z.int() }),
} as const;

describe('the literal of a list', () => {
  it('has the paths of its counts and files before the company, or at the end', () => {
    const paths = [list, counts, csv, xlsx].map(({ path }) => path);
    expect(paths).toEqual([
      '/api/bike/by-company-id/{id}',
      '/api/bike/count/by-company-id/{id}',
      '/api/bike/csv/by-company-id/{id}',
      '/api/bike/xlsx/by-company-id/{id}',
    ]);
    const tyres = listOf({
      ...plain,
      counts: { part: 'overview' },
      file: { nb: 'dekk', en: 'tyres' },
    });
    expect([tyres.counts.path, tyres.csv.path]).toEqual(['/api/tyre/overview', '/api/tyre/csv']);
    expect('counts' in listOf(plain) || 'csv' in listOf(plain)).toBe(false);
    expectTypeOf<PathParams<typeof csv>>().toEqualTypeOf<{ id: number }>();
  });

  it('takes its own filters, choices and sorts, and refuses others', () => {
    const query = { filter: 'stolen', sort: '-name', ownerId: '7', colour: 'red' };
    const rows = { filter: 'stolen', sort: '-name', ownerId: 7, colour: 'red', searchFor: '' };
    expect(z.parse(list.query, query)).toEqual({ ...rows, maxEntries: 10, offset: 0 });
    expect(z.parse(csv.query, query)).toEqual(rows);
    for (const wrong of [{ filter: 'old' }, { sort: 'lock' }, { sort: 'frame' }, { owner: '7' }]) {
      expect(z.safeParse(list.query, wrong).success, JSON.stringify(wrong)).toBe(false);
    }
    expect(Object.keys(listOf(plain).rows)).toEqual(['searchFor', 'sort']);
    expectTypeOf<Query<typeof list>['filter']>().toEqualTypeOf<'new' | 'stolen' | undefined>();
    expectTypeOf<Query<typeof csv>['ownerId']>().toEqualTypeOf<number | undefined>();
  });

  it('comes whole where a call names no number of entries, if it says so', () => {
    const whole = listOf({ ...plain, comesWhole: true });
    expect(z.parse(whole.list.query, {})).toEqual({ offset: 0, searchFor: '' });
    expect(z.parse(whole.list.query, { maxEntries: '7' })).toMatchObject({ maxEntries: 7 });
    expect(z.safeParse(whole.list.query, { maxEntries: '0' }).success).toBe(false);
    expectTypeOf<Query<typeof whole.list>['maxEntries']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Query<typeof list>['maxEntries']>().toEqualTypeOf<number>();
  });

  it('counts within its choices, if it says so', () => {
    expect('query' in counts).toBe(false);
    const choices = { colour: { schema: z.enum(['red', 'blue']) } };
    const within = listOf({ ...plain, choices, counts: { within: 'choices' } });
    expect(z.parse(within.counts.query, { colour: 'red' })).toEqual({ colour: 'red' });
    expect(z.safeParse(within.counts.query, { searchFor: '' }).success).toBe(false);
    expectTypeOf<Query<typeof within.counts>>().toEqualTypeOf<{
      colour?: 'red' | 'blue' | undefined;
    }>();
  });

  it('counts each filter, and says what it says beside', () => {
    const reply: Reply<typeof counts> = { all: 3, counts: { new: 1, stolen: 2 }, owners: 2 };
    expect(z.parse(counts.reply, reply)).toEqual(reply);
    expect(z.safeParse(counts.reply, { ...reply, counts: { new: 1 } }).success).toBe(false);
  });

  it('says which column is on the page, in the file, and sorts', () => {
    expect(bikeList.sorts).toEqual(['number', 'name']);
    expectTypeOf<PageColumn<typeof bikeList>>().toEqualTypeOf<'number' | 'name' | 'lock'>();
    expectTypeOf<FileColumn<typeof bikeList>>().toEqualTypeOf<'number' | 'frame' | 'name'>();
    // @ts-expect-error its own order is that of a column that sorts
    expect(listOf({ ...plain, sortedBy: 'colour' }).sorts).toEqual(['name']);
  });
});
