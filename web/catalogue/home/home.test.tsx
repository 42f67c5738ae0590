// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, screen } from '#testing/dom.ts';
import { openPage } from '#testing/open-page.tsx';
import { openVisitorPage } from '#testing/open-visitor-page.tsx';
import { HomePage } from './home.page.tsx';

afterEach(cleanup);

const home = { pages: { '/home': HomePage }, at: '/home', texts: ['home'] } as const;
const links = async () => {
  await screen.findByRole('heading', { level: 1 });
  return screen
    .queryAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
};
const infoCards = [
  'The full picture /bedriftsavtale/info',
  'One single invoice /bedriftsavtale/info',
  'The ticket right on the phone /bedriftsavtale/info',
  'A greener way to work /bedriftsavtale/info',
];
const tools = 'See the tools /verktoy';
const signIn = 'Sign in /login?returnTo=%2F';

describe('the front page', () => {
  it('of an operator who takes new customers offers a visitor to become one, then the sign-in', async () => {
    await openVisitorPage({ ...home, tenant: 'ruter', language: 'en' });
    expect(await links()).toEqual([
      'Become a business customer /register',
      'Read more about company tickets /bedriftsavtale/info',
      signIn,
      ...infoCards,
      tools,
    ]);
    screen.getByText(/^Is your company already a customer\?/);
  });

  it('of another operator offers the sign-in, and leads to no page that is not there', async () => {
    await openVisitorPage({ ...home, tenant: 'akt', language: 'en' });
    expect(await links()).toEqual([signIn]);
    expect(screen.queryByText(/^Is your company already/)).toBeNull();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });

  it('offers neither to a user', async () => {
    await openPage({ ...home, tenant: 'ruter' });
    expect(await links()).toEqual([...infoCards, tools]);
    cleanup();
    await openPage({ ...home, tenant: 'akt' });
    expect(await links()).toEqual([]);
  });
});
