import { listCompanies } from '@takst/contract/companies/list-companies.contract.ts';
import { searchable } from '@takst/domain/companies/search-words.rules.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPortal, testPortal } from '#testing/portal/test-portal.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { placeCompany } from './test-companies.store.ts';

type Listed = { id: number; name: string; organisationNumber: string; customerNumber: string };
type Page = { totalEntries: number; matches: Listed[] };

const names = [
  'Ås Bygg AS',
  'Aas Bygg AS',
  'Åsane Verft',
  'Sæbø & Sønn',
  'Zz Top ANS',
  'ZZ Bunn AS',
];

describe.each(testDatabases)('searching companies by a letter or two, on $name', ({ open }) => {
  let test: TestDatabase;
  let portal: TestPortal;
  beforeAll(async () => {
    test = await open();
    portal = await testPortal(test);
    for (const [place, name] of names.entries()) {
      await placeCompany(test.database, {
        name,
        organisationNumber: String(898_000_000 + place),
        agreements: [],
      });
    }
  });
  afterAll(async () => {
    await portal?.stop();
    await test?.drop();
  });

  const ask = async (searchFor: string, page: { maxEntries?: string; offset?: string } = {}) => {
    const query = { searchFor, ...page };
    return (await portal.callAs(portal.user('support'), listCompanies, { query })).json as Page;
  };
  const namesOf = ({ matches }: Page) => matches.map(({ name }) => name);

  it.each(['a', 'as', 'a s', 's a', 'å', '89', '8 9', '1'])(
    'finds by %j all that have it, in the order of the list, page after page',
    async (words) => {
      const all = await ask('', { maxEntries: '1000' });
      const expected = all.matches.filter((company) =>
        words.split(' ').every((word) => searchable(textOf(company)).includes(word)),
      );
      expect(expected.length).toBeGreaterThan(0);
      const found: Listed[] = [];
      for (let offset = 0; offset <= expected.length; offset += 3) {
        const page = await ask(words, { maxEntries: '3', offset: String(offset) });
        expect(page.totalEntries).toBe(expected.length);
        found.push(...page.matches);
      }
      expect(found).toEqual(expected);
    },
  );

  it('finds Norwegian letters by others when nobody has these as typed', async () => {
    expect(namesOf(await ask('sæ'))).toEqual(['Sæbø & Sønn']);
    expect(namesOf(await ask('bø'))).toEqual(['Sæbø & Sønn']);
    // One has it as typed, and is alone.
    expect(namesOf(await ask('aas'))).toEqual(['Aas Bygg AS']);
    expect(namesOf(await ask('zz n'))).toEqual(['ZZ Bunn AS', 'Zz Top ANS']);
    expect(namesOf(await ask('zz ø'))).toEqual(['Zz Top ANS']);
    expect(namesOf(await ask('zz o'))).toEqual(['Zz Top ANS']);
  });

  it('is of no use beyond the last page, and says how many there are', async () => {
    const { totalEntries } = await ask('as');
    expect(await ask('as', { offset: '5000' })).toEqual({ totalEntries, matches: [] });
    expect(await ask('qx')).toEqual({ totalEntries: 0, matches: [] });
  });

  const textOf = ({ name, organisationNumber, id, customerNumber }: Listed): string =>
    [name, organisationNumber, id, customerNumber === String(id) ? '' : customerNumber].join(' ');
});
