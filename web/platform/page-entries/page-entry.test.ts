import type { companyPages } from '@takst/contract/customers/companies/companies.pages.ts';
import type { PagePath } from '@takst/contract/app/pages.ts';
import { expect, it } from 'vitest';
import type { EntriesOf, PageEntry } from './page-entry.ts';

const page = { title: 'titleHome', texts: [], load: async () => () => null } as const;

it('an area without the entry of one of its pages does not compile', () => {
  const every: EntriesOf<typeof companyPages> = {
    '/bedrifter': page,
    '/bedrifter/ny': page,
    '/bedrifter/{id}': page,
  };
  // @ts-expect-error: a page of a company
  const some: EntriesOf<typeof companyPages> = { '/bedrifter': page, '/bedrifter/ny': page };
  expect(Object.keys(every)).toHaveLength(Object.keys(some).length + 1);
});

it('an entry of another area does not compile', () => {
  const others: EntriesOf<typeof companyPages> = {
    '/bedrifter': page,
    '/bedrifter/ny': page,
    '/bedrifter/{id}': page,
    // @ts-expect-error: told by the area of users
    '/brukere': page,
  };
  expect(Object.keys(others)).toHaveLength(4);
});

it('all areas without one of them do not compile', () => {
  // @ts-expect-error: every other page that there is
  const table: Record<PagePath, PageEntry> = { '/home': page };
  expect(Object.keys(table)).toEqual(['/home']);
});

it('a page in the menu has an icon and an address of its own', () => {
  const inMenu: PageEntry = { ...page, icon: 'users', menu: 'company' };
  // @ts-expect-error: the menu shows an icon
  const bare: PageEntry = { ...page, menu: 'company' };
  const withId: EntriesOf<Pick<typeof companyPages, '/bedrifter/{id}'>> = {
    // @ts-expect-error: the menu knows no id
    '/bedrifter/{id}': { ...page, icon: 'users', menu: 'company' },
  };
  expect([inMenu.menu, bare.menu, Object.keys(withId)]).toEqual([
    'company',
    'company',
    ['/bedrifter/{id}'],
  ]);
});
