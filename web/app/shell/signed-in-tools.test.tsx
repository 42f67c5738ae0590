// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, fireEvent, screen, within } from '#testing/dom.ts';
import { openPage, type PageOptions } from '#testing/open-page.tsx';
import { fjellstua, granlia } from '#testing/session-answers.ts';
import { SignedInTools } from './signed-in-tools.tsx';

afterEach(cleanup);

async function open(options: Partial<PageOptions> = {}) {
  const Page = () => (
    <>
      <p>The page</p>
      <SignedInTools />
    </>
  );
  const opened = await openPage({
    pages: { '/bedriftsavtale': Page, '/minside': Page },
    at: '/bedriftsavtale',
    texts: ['app', 'session'],
    ...options,
  });
  await screen.findByText('The page');
  return opened;
}
const search = () => screen.queryAllByRole('button', { name: /^Find / });
const change = () => screen.queryByRole('button', { name: /^Change company/ });

describe('the tools of a user in the header', () => {
  it('say in which company one works, and offer others only where there are some', async () => {
    await open({ companies: [granlia] });
    screen.getByText('Granlia Bygg AS', { selector: 'p *' });
    expect(change()).toBeNull();
    cleanup();
    await open({ companies: [granlia, fjellstua] });
    expect(change()?.textContent).toContain('Granlia Bygg AS');
    cleanup();
    await open({ companies: [granlia], companyCount: 300 });
    expect(change()?.textContent).toContain('Granlia Bygg AS');
  });

  it('name the user in a menu with their page, the language, the theme and the way out', async () => {
    const { router } = await open();
    const button = screen.getByRole('button', { name: 'User menu: Kari' });
    fireEvent.click(button);
    const menu = () => within(button.parentElement ?? document.body);
    menu().getByText('Kari Nordmann');
    menu().getByText('kari@granlia.example');
    menu().getByRole('button', { name: 'Norsk' });
    menu().getByRole('group', { name: 'Appearance' });
    menu().getByRole('button', { name: 'Sign out' });
    fireEvent.click(menu().getByRole('link', { name: 'My page' }));
    await expect.poll(() => router.state.location.pathname).toBe('/minside');
    // It closes with that: the page stays the same component here.
    expect(screen.queryByText('kari@granlia.example')).toBeNull();
  });

  it('are a search and the choice of a company where a page needs none', async () => {
    await open({ at: '/minside', isWithoutCompany: true });
    expect(search()).toHaveLength(2);
    const link = screen.getByRole('link', { name: 'Select company' });
    expect(link.getAttribute('href')).toBe('/');
    expect(change()).toBeNull();
  });

  it('are neither while a company has to be chosen', async () => {
    await open({ isWithoutCompany: true });
    expect(search()).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Select company' })).toBeNull();
    screen.getByRole('button', { name: 'User menu: Kari' });
  });

  it('search for companies too, for customer support', async () => {
    await open({ features: ['companyAdmin'] });
    const name = /^Find company, person or page/;
    expect(screen.getAllByRole('button', { name })).toHaveLength(2);
  });
});
