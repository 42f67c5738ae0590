// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, screen, within } from '#testing/dom.ts';
import { openPage } from '#testing/open-page.tsx';
import { MenuList, type MenuSection } from './menu-list.tsx';

afterEach(cleanup);

const sections: readonly MenuSection[] = [
  { id: 'start', title: null, entries: [{ path: '/minside', icon: 'home', text: 'My page' }] },
  {
    id: 'people',
    title: 'People',
    entries: [
      { path: '/brukere', icon: 'users', text: 'Users', count: 2 },
      { path: '/personvern', icon: 'key', text: 'Privacy', count: 0 },
    ],
  },
];

const openMenu = (current: string | undefined) =>
  openPage({
    pages: { '/bikes': () => <MenuList sections={sections} current={current} /> },
    at: '/bikes',
  });

describe('the menu', () => {
  it('has its entries in sections, with how many people wait, if any do', async () => {
    await openMenu(undefined);
    const people = within(await screen.findByRole('list', { name: 'People' }));
    const links = people.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Users2', '/brukere'],
      ['Privacy', '/personvern'],
    ]);
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(0);
  });

  it('says where the user is', async () => {
    await openMenu('/brukere');
    await screen.findByRole('link', { name: /^Users/ });
    const current = [...document.querySelectorAll('[aria-current=page]')];
    expect(current.map(({ textContent }) => textContent)).toEqual(['Users2']);
  });
});
