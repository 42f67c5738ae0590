import { listCompanies } from '@takst/contract/customers/companies/list-companies.contract.ts';
import { normalizeForSearch } from '@takst/domain/customers/companies/search-words.rules.ts';
import { describe, expect } from 'vitest';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
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

const portalTest = portalTestWith(async ({ start }) => {
  const portal = await start();
  for (const [place, name] of names.entries()) {
    await placeCompany(portal.database, {
      name,
      organisationNumber: String(898_000_000 + place),
      agreements: [],
    });
  }
  return portal;
});

describe('searching companies by a letter or two', () => {
  const ask = async (
    portal: TestPortal,
    searchFor: string,
    page: { maxEntries?: string; offset?: string } = {},
  ) => {
    const query = { searchFor, ...page };
    return (await portal.callAs(portal.user('support'), listCompanies, { query })).json as Page;
  };
  const namesOf = ({ matches }: Page) => matches.map(({ name }) => name);

  portalTest.each(['a', 'as', 'a s', 's a', 'å', '89', '8 9', '1'])(
    'finds by %j all that have it, in the order of the list, page after page',
    async (portal, words) => {
      const all = await ask(portal, '', { maxEntries: '1000' });
      const expected = all.matches.filter((company) =>
        words.split(' ').every((word) => normalizeForSearch(textOf(company)).includes(word)),
      );
      expect(expected.length).toBeGreaterThan(0);
      const listedCompanies: Listed[] = [];
      for (let offset = 0; offset <= expected.length; offset += 3) {
        const page = await ask(portal, words, { maxEntries: '3', offset: String(offset) });
        expect(page.totalEntries).toBe(expected.length);
        listedCompanies.push(...page.matches);
      }
      expect(listedCompanies).toEqual(expected);
    },
  );

  portalTest(
    'finds Norwegian letters by plain ones when no name matches as typed',
    async (portal) => {
      expect(namesOf(await ask(portal, 'sæ'))).toEqual(['Sæbø & Sønn']);
      expect(namesOf(await ask(portal, 'bø'))).toEqual(['Sæbø & Sønn']);
      // One has it as typed, and is alone.
      expect(namesOf(await ask(portal, 'aas'))).toEqual(['Aas Bygg AS']);
      expect(namesOf(await ask(portal, 'zz n'))).toEqual(['ZZ Bunn AS', 'Zz Top ANS']);
      expect(namesOf(await ask(portal, 'zz ø'))).toEqual(['Zz Top ANS']);
      expect(namesOf(await ask(portal, 'zz o'))).toEqual(['Zz Top ANS']);
    },
  );

  portalTest('is of no use beyond the last page, and says how many there are', async (portal) => {
    const { totalEntries } = await ask(portal, 'as');
    expect(await ask(portal, 'as', { offset: '5000' })).toEqual({ totalEntries, matches: [] });
    expect(await ask(portal, 'qx')).toEqual({ totalEntries: 0, matches: [] });
  });

  const textOf = ({ name, organisationNumber, id, customerNumber }: Listed): string =>
    [name, organisationNumber, id, customerNumber === String(id) ? '' : customerNumber].join(' ');
});
