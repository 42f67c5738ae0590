import { searchWords } from '@takst/domain/customers/companies/search-words.rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { describe, expect } from 'vitest';
import { placeCompany } from '#customers/companies/test-companies.store.ts';
import { sortKey } from '#platform/db/search/search-page.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { testScope } from '#testing/test-scope.ts';
import { holderSortKeys, type ListedKind, searchedHolders } from './holder-search.query.ts';
import { eraseHolder, placeHolders } from './test-holders.store.ts';

type Request = {
  kind?: ListedKind;
  searchFor?: string;
  sort?:
    | 'className'
    | '-className'
    | 'firstName'
    | '-firstName'
    | 'employeeId'
    | 'phone'
    | undefined;
  filters?: RawBuilder<SqlBool>[];
  maxEntries?: number;
  offset?: number;
};

/** Lists of two companies, of which the scope reaches the first. */
const databaseTest = databaseTestWith(async ({ database }) => {
  const companyId = await placeCompany(database, {
    name: 'Skolen',
    organisationNumber: '310001015',
  });
  const otherId = await placeCompany(database, { name: 'Naboen', organisationNumber: '310001023' });
  const list = (kind: ListedKind = 'pupil') => ({ scope: testScope([companyId]), companyId, kind });
  const entry = sql`select holder.id, coalesce(first_name, '–') as name from holders.holder
    where holder.company_id = ${companyId} and holder.id = page.id`;
  const searchOf = ({ kind = 'pupil', searchFor = '', sort, filters = [] }: Request) => ({
    ...list(kind),
    words: searchWords(searchFor),
    sort: sortKey(sort, holderSortKeys(kind)),
    filters,
    entry,
  });
  const page = async ({ maxEntries = 10, offset = 0, ...request }: Request = {}) => {
    const rows = searchedHolders<{ name: string }>(database, searchOf(request));
    const page = await rows.page({ maxEntries, offset });
    return { total: page.totalEntries, names: page.matches.map(({ name }) => name) };
  };
  await placeHolders(database, { companyId, kind: 'pupil' }, [
    { firstName: 'Åse', lastName: 'Ødegård', className: '10A', phone: '41000001' },
    { firstName: 'Berit', lastName: 'Aas', className: '9B' },
    { firstName: 'Carl', lastName: 'Berg', className: '9A', phone: '41000003' },
    {},
  ]);
  await placeHolders(database, { companyId, kind: 'free' }, [
    { firstName: 'Dina', lastName: 'Berg', employeeId: '4711', phone: '42000001' },
    {
      firstName: 'Even',
      lastName: 'Dahl',
      employeeId: '900',
      phoneCountryCode: '+46',
      phone: '43000001',
    },
  ]);
  await placeHolders(database, { companyId: otherId, kind: 'pupil' }, [
    { firstName: 'Eli', lastName: 'Berg', className: '9A' },
  ]);
  const [erased = 0] = await placeHolders(database, { companyId, kind: 'pupil' }, [
    { firstName: 'Frida', lastName: 'Berg', className: '9A' },
  ]);
  await eraseHolder(database, erased);
  return { database, companyId, otherId, list, searchOf, page };
});

describe('a search of people', () => {
  databaseTest('has those of one kind in one company, in Norwegian order', async ({ page }) => {
    expect(await page()).toEqual({ total: 4, names: ['–', 'Carl', 'Åse', 'Berit'] });
    expect(await page({ kind: 'free' })).toEqual({ total: 2, names: ['Dina', 'Even'] });
    expect(await page({ kind: 'subscriber' })).toEqual({ total: 0, names: [] });
  });

  databaseTest('is of nobody in a company that the scope does not reach', async (test) => {
    const { database, otherId, searchOf } = test;
    const rows = searchedHolders(database, { ...searchOf({}), companyId: otherId });
    expect(await rows.page({ maxEntries: 10, offset: 0 })).toEqual({
      totalEntries: 0,
      matches: [],
    });
  });

  databaseTest.each([
    ['by name', 'ode', ['Åse']],
    ['by name without marks', 'odegard', ['Åse']],
    ['by class', '9a', ['Carl']],
    ['by phone', '410 00 003', ['Carl']],
    ['by each word', 'berg 9a', ['Carl']],
    ['by a number that another kind has', '4711', []],
  ])('finds %s', async ({ page }, _, searchFor, names) => {
    expect(await page({ searchFor })).toEqual({ total: names.length, names });
  });

  databaseTest('sorts by a column, without it last, in both directions', async ({ page }) => {
    const namesBy = async (sort: Request['sort']) => (await page({ sort })).names;
    expect(await namesBy('className')).toEqual(['Carl', 'Berit', 'Åse', '–']);
    expect(await namesBy('-className')).toEqual(['Åse', 'Berit', 'Carl', '–']);
    expect(await namesBy('firstName')).toEqual(['Berit', 'Carl', 'Åse', '–']);
    // Numbers as numbers, phones by their country.
    for (const sort of ['employeeId', 'phone'] as const)
      expect((await page({ kind: 'free', sort })).names, sort).toEqual(['Even', 'Dina']);
  });

  databaseTest('keeps to every filter', async ({ page }) => {
    const withPhone = sql<SqlBool>`holder.phone is not null`;
    const inNinth = sql<SqlBool>`holder.class_name like '9%'`;
    expect((await page({ filters: [withPhone] })).names).toEqual(['Carl', 'Åse']);
    expect((await page({ filters: [withPhone, inNinth] })).names).toEqual(['Carl']);
  });

  databaseTest('comes in pages with the whole total, and in parts for a file', async (test) => {
    const { database, page, searchOf } = test;
    expect(await page({ maxEntries: 2, offset: 1 })).toEqual({ total: 4, names: ['Carl', 'Åse'] });
    const parts: unknown[] = [];
    for await (const part of searchedHolders(database, searchOf({ sort: '-firstName' })).all()) {
      parts.push(...part);
    }
    expect(parts).toMatchObject([
      { name: 'Åse' },
      { name: 'Carl' },
      { name: 'Berit' },
      { name: '–' },
    ]);
  });
});
