import { bikeList } from '@takst/contract/platform/lists/test-bike-list.ts';
import { byteOrderMark } from '@takst/domain/platform/csv/csv.rules.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Chosen, ListRows } from '#platform/db/search/list-rows.ts';
import type { Download } from '#platform/http/serve.ts';
import { textCell } from '#platform/http/xlsx/xlsx-cells.ts';
import { sheetsIn, textsIn } from '#platform/http/xlsx/test-read-sheet.ts';
import { testScope } from '#testing/test-scope.ts';
import type { ListServer } from './list-server.ts';
import { serveList } from './serve-list.ts';

type Bike = { id: number; label: string };
const stored: readonly Bike[] = [
  { id: 1, label: 'Diamant' },
  { id: 2, label: '=SUM(1)' },
];

const rows: ListRows<Bike> = {
  page: ({ maxEntries, offset }) =>
    Promise.resolve({
      totalEntries: stored.length,
      matches: stored.slice(offset, offset + (maxEntries ?? stored.length)),
    }),
  async *all() {
    for (const bike of stored) yield await Promise.resolve([bike]);
  },
};

const columns: ListServer<typeof bikeList, Bike>['columns'] = {
  number: { key: sql`bike.number`, cell: ({ id }) => textCell(String(id)) },
  name: {
    key: ({ language }) => ({ key: sql`bike.name`, join: sql.raw(language) }),
    cell: ({ name }) => textCell(name),
  },
  frame: { cell: (_, { language }) => textCell(language === 'nb' ? 'stål' : 'steel') },
};

const choices: Chosen[] = [];
const served = (more: Partial<ListServer<typeof bikeList, Bike>> = {}) =>
  serveList<typeof bikeList, Bike>(bikeList, {
    rows(_, choice) {
      choices.push(choice);
      return rows;
    },
    describe: () => Promise.resolve(({ id, label }: Bike) => ({ id, name: label })),
    columns,
    counts: () => Promise.resolve({ all: 2, counts: { new: 1, stolen: 1 }, owners: 2 }),
    ...more,
  });

const call = (query: object = {}) => ({
  scope: testScope([7]),
  params: { id: 7 },
  query: { searchFor: '', maxEntries: 10, offset: 0, ...query },
  today: Temporal.PlainDate.from('2026-03-06'),
  language: 'en',
});

type Answer = { reply?: unknown; download?: Download };
async function answer(route: object, more = served(), query: object = {}): Promise<Answer> {
  const one = more.find((each) => each.route === route);
  if (!one) throw new Error('the call is not served');
  return (one.handle as (given: unknown) => Promise<Answer>)(call(query));
}

async function fileOf({ download }: Answer): Promise<{ name: string; bytes: Buffer }> {
  const parts: Buffer[] = [];
  for await (const part of download?.content ?? []) parts.push(Buffer.from(part));
  return { name: download?.name ?? '', bytes: Buffer.concat(parts) };
}

describe('a served list', () => {
  it('answers page, counts and files of its literal', async () => {
    expect(served().map(({ route }) => route)).toEqual([
      bikeList.list,
      bikeList.counts,
      bikeList.csv,
      bikeList.xlsx,
    ]);
    expect(await answer(bikeList.list, served(), { maxEntries: 1, offset: 1 })).toEqual({
      reply: { totalEntries: 2, matches: [{ id: 2, name: '=SUM(1)' }] },
    });
    expect(await answer(bikeList.counts)).toMatchObject({ reply: { owners: 2 } });
  });

  it('hands words and the key of the column on', async () => {
    await answer(bikeList.list, served(), { searchFor: 'Red  bike', sort: '-name' });
    expect(choices.at(-1)).toMatchObject({ words: ['red', 'bike'], sort: { isDescending: true } });
    expect(choices.at(-1)?.sort).toHaveProperty('join');
    await answer(bikeList.list, served(), { sort: 'number' });
    expect(choices.at(-1)?.sort).toMatchObject({ isDescending: false });
    await answer(bikeList.list);
    expect(choices.at(-1)?.sort).toBeUndefined();
  });

  it('has the columns of the literal in its order, each under its own heading', async () => {
    const { name, bytes } = await fileOf(await answer(bikeList.csv));
    expect(name).toBe('bikes-7-2026-03-06.csv');
    expect(bytes.toString()).toBe(
      `${byteOrderMark}Number;Frame;Name\r\n1;steel;Diamant\r\n2;steel;'=SUM(1)\r\n`,
    );
    const workbook = await fileOf(await answer(bikeList.xlsx));
    expect(workbook.name).toBe('bikes-7-2026-03-06.xlsx');
    expect(textsIn(sheetsIn(workbook.bytes)).slice(0, 6)).toEqual([
      'Number',
      'Frame',
      'Name',
      '1',
      'steel',
      'Diamant',
    ]);
  });

  it('takes a name and headings that depend on who asks', async () => {
    const own = served({
      fileName: () => 'fleet',
      headings: ({ params }) => ({ number: `No. in ${params.id}` }),
    });
    const { name, bytes } = await fileOf(await answer(bikeList.csv, own));
    expect(name).toBe('fleet.csv');
    expect(bytes.toString()).toContain('No. in 7;Frame;Name');
  });

  it('does not compile without a column of the literal, or with one that it does not have', () => {
    const { frame, ...withoutFrame } = columns;
    // @ts-expect-error the cell of `frame` is missing
    const fewer: typeof columns = withoutFrame;
    // @ts-expect-error `number` is sorted by
    const unsorted: typeof columns = { ...columns, number: frame };
    // @ts-expect-error the list has no such column
    const more: typeof columns = { ...columns, lock: frame };
    expect([fewer, unsorted, more]).toHaveLength(3);
  });
});
