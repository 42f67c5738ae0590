import { describe, expect } from 'vitest';
import { placeCompany } from '#customers/companies/test-companies.store.ts';
import { loadReferenceData } from '#app/reference-data/load-reference-data.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { dropIndex, settle } from '#testing/many-people.store.ts';
import { wasteOf } from '#testing/plan.query.ts';
import { statementsOf } from '#testing/statements.ts';
import { testScope } from '#testing/test-scope.ts';
import { recipientRows } from '../recipients/recipient-rows.query.ts';
import { counterTicketKeys, counterTicketRows } from './counter-ticket-rows.query.ts';
import { placeManyTickets } from './test-many-tickets.store.ts';

/** `COUNTER_ORDERS=2000` makes 200,000 tickets of it, and says how long each page takes. */
const orders = Number(process.env['COUNTER_ORDERS'] ?? 60);
const isTrial = process.env['COUNTER_ORDERS'] !== undefined;

const databaseTest = databaseTestWith(async ({ database }) => {
  await loadReferenceData(database);
  const place = (name: string, organisationNumber: string) =>
    placeCompany(database, { name, organisationNumber, agreements: [{ subtype: 'TICKETOFFICE' }] });
  const companyId = await place('Stor luke', '310002000');
  const otherId = await place('En annen luke', '310002001');
  await placeManyTickets(database, { companyId, orders, each: 100 });
  await placeManyTickets(database, { companyId: otherId, orders: 3, each: 100 });
  await settle(database);
  return { database, companyId, otherId, scope: testScope([companyId, otherId]) };
});

type World = Parameters<Parameters<typeof databaseTest>[1]>[0];

async function pages({ database, companyId, scope }: World) {
  const today = Temporal.PlainDate.from('2026-03-06');
  const page = async (searchFor: string, offset = 0, isOldestFirst = false) => {
    const startedAt = performance.now();
    const choice = {
      words: searchFor.split(' ').filter((word) => word !== ''),
      sort: isOldestFirst
        ? { key: counterTicketKeys.purchaseDate, isDescending: false }
        : undefined,
    };
    const request = { scope, companyId, searchFor, today };
    const page = await counterTicketRows(database, request, choice).page({
      maxEntries: 10,
      offset,
    });
    if (isTrial) console.log(searchFor, offset, Math.round(performance.now() - startedAt), 'ms');
    return page;
  };
  return {
    first: await page(''),
    later: await page('', 3_000),
    oldest: await page('', 0, true),
    byPhone: await page('40000123'),
    byPartOfPhone: await page('0000012'),
    byComment: await page('arrangement 8'),
  };
}

/** How many phones have got codes of a company, and the first of them. */
async function recipientsOf({ database, scope }: World, companyId: number, search = '') {
  const startedAt = performance.now();
  const words = search === '' ? [] : [search];
  const rows = recipientRows(database, { scope, companyId }, { words, sort: undefined });
  const { totalEntries, matches } = await rows.page({ maxEntries: 10, offset: 0 });
  if (isTrial) console.log('recipients', search, Math.round(performance.now() - startedAt), 'ms');
  return { totalEntries, first: matches[0]?.phone };
}

/** What a page looks at of tickets and their holders beside its ten rows. */
async function wasteOfPages(world: World): Promise<string[]> {
  const { statements } = await statementsOf(() => pages(world));
  const lists = statements.filter(({ statement }) => statement.includes('"totalEntries"'));
  expect(lists).toHaveLength(6);
  return (await Promise.all(lists.map((one) => wasteOf(world.database, one)))).flat();
}

describe('the history of a counter with many tickets', () => {
  databaseTest('has exact totals and finds a phone', async (world) => {
    const { first, later, oldest, byPhone, byComment } = await pages(world);
    expect(first.totalEntries).toBe(orders * 100);
    expect(later.matches).toHaveLength(10);
    expect(first.matches[0]?.orderId).toBeGreaterThan(oldest.matches[0]?.orderId ?? Infinity);
    expect(byPhone.matches.map(({ phone }) => phone)).toEqual(['40000123']);
    expect(byComment.totalEntries).toBeGreaterThanOrEqual(100);
  });

  databaseTest('has the phones of its own company alone', async (world) => {
    const { companyId, otherId } = world;
    expect(await recipientsOf(world, companyId)).toMatchObject({ totalEntries: orders * 100 });
    expect(await recipientsOf(world, otherId)).toMatchObject({ totalEntries: 300 });
    const page = await recipientsOf(world, companyId, '40000123');
    expect(page).toEqual({ totalEntries: 1, first: '40000123' });
  });

  databaseTest('reads the tickets of a page alone', async (world) => {
    expect(await wasteOfPages(world)).toEqual([]);
  });

  // The last one: the index is gone.
  databaseTest('would be seen to read people without their index', async (world) => {
    await dropIndex(world.database, 'holders', 'holder_search');
    expect((await wasteOfPages(world)).join()).toMatch(/holder/);
  });
});
