// @vitest-environment happy-dom
import type { PagePath } from '@takst/contract/app/pages.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Theme } from '#app/shell/theme-choice.tsx';
import { cleanup, screen, within } from '#testing/dom.ts';
import { openVisitorPage } from '#testing/open-visitor-page.tsx';
import { PublicFrame } from './public-frame.tsx';
import { renderInTheme } from './public-theme.ts';
import { beginVisit } from './public-visit.ts';

afterEach(() => {
  cleanup();
  renderInTheme('auto');
});

type Opening = {
  path: PagePath;
  pathname?: string;
  search?: string;
  language?: 'nb' | 'en';
  tenant?: 'ruter' | 'akt';
  theme?: Theme;
};

async function open({ path, pathname = path, search = '', theme = 'auto', ...facts }: Opening) {
  beginVisit({ path, pathname, search });
  renderInTheme(theme);
  const Frame = () => <PublicFrame content="<h1>The page</h1>" />;
  const at = pathname + search;
  await openVisitorPage({ pages: { '/$': Frame }, at, texts: ['app'], language: 'en', ...facts });
  await screen.findByRole('heading', { name: 'The page' });
  const page = document.getElementById('page');
  if (!page) throw new Error('There is no place for the page');
  return page;
}
const hrefOf = (link: HTMLElement) => link.getAttribute('href');
const sheet = () => within(screen.getByRole('dialog', { name: 'Menu' }));
const header = () => within(screen.getByRole('banner'));

describe('the frame of a page for visitors', () => {
  it('leads to the page in the other language, with the rest of its address', async () => {
    await open({ path: '/bedriftsavtale/info', search: '?from=sms' });
    const links = screen.getAllByRole('link', { name: 'Norsk' });
    // In the header, and in the sheet of a phone.
    expect(links.map(hrefOf)).toEqual(Array(2).fill('/bedriftsavtale/info?from=sms&language=nb'));
    expect(links[0]?.lang).toBe('nb-NO');
    expect(links[0]?.getAttribute('rel')).toBe('nofollow');
    cleanup();
    await open({ path: '/bedriftsavtale/info', language: 'nb' });
    const [english] = screen.getAllByRole('link', { name: 'English' });
    expect([english?.getAttribute('href'), english?.lang]).toEqual([
      '/bedriftsavtale/info?language=en',
      'en-GB',
    ]);
  });

  it.each([
    ['auto', 'Follow the system', 'light'],
    ['light', 'Light', 'dark'],
    ['dark', 'Dark', 'auto'],
  ] as const)('marks the theme %s, and leads to each', async (theme, name, next) => {
    await open({ path: '/bedriftsavtale/info', search: '?x=1', theme });
    const links = within(screen.getByRole('group', { name: 'Appearance' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, hrefOf(link)])).toEqual([
      ['Follow the system', '/bedriftsavtale/info?x=1&theme=auto'],
      ['Light', '/bedriftsavtale/info?x=1&theme=light'],
      ['Dark', '/bedriftsavtale/info?x=1&theme=dark'],
    ]);
    const marked = links.filter((link) => link.getAttribute('aria-current') === 'true');
    expect(marked.map(({ textContent }) => textContent)).toEqual([name]);
    const inSheet = sheet().getByRole('link', { name: `Appearance: ${name}` });
    expect(hrefOf(inSheet)).toBe(`/bedriftsavtale/info?x=1&theme=${next}`);
  });

  it('has the menu of visitors, in which the page is marked, and the sign-in', async () => {
    await open({ path: '/bedriftsavtale/info' });
    const menus = screen.getAllByRole('navigation', { name: 'Main menu' });
    expect(menus).toHaveLength(2);
    for (const menu of menus) {
      const links = within(menu).getAllByRole('link');
      expect(links.map(hrefOf)).toEqual([
        '/bedriftsavtale/info',
        '/billettluka/info',
        '/fribilletter/info',
        '/register',
        '/verktoy',
      ]);
      expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
        'page',
        null,
        null,
        null,
        null,
      ]);
    }
    expect(hrefOf(header().getByRole('link', { name: 'Sign in' }))).toBe('/login?returnTo=%2F');
    expect(hrefOf(header().getByRole('link', { name: 'Ruter Bedrift, to the front page' }))).toBe(
      '/',
    );
    expect(hrefOf(screen.getByRole('link', { name: 'Skip to content' }))).toBe('#content');
    screen.getByRole('contentinfo');
  });

  it('marks the page above one that is not in the menu', async () => {
    await open({ path: '/register/verify-phone' });
    for (const menu of screen.getAllByRole('navigation', { name: 'Main menu' })) {
      const links = within(menu).getAllByRole('link');
      const marked = links.filter((link) => link.hasAttribute('aria-current'));
      expect(marked.map(hrefOf)).toEqual(['/register']);
    }
  });

  it.each(['/', '/home'])('has no menu beside the front page at %s, only the sheet', async (at) => {
    await open({ path: '/home', pathname: at });
    expect(screen.getAllByRole('navigation', { name: 'Main menu' })).toHaveLength(1);
    sheet().getByRole('navigation', { name: 'Main menu' });
  });

  it('says of a form that it needs scripts, and keeps at hand what it shows when it fails', async () => {
    const page = await open({ path: '/register' });
    expect(page.dataset['path']).toBe('/register');
    const notice = screen.getByText('This page needs JavaScript');
    expect(notice.compareDocumentPosition(page)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const failed = document.getElementById('failed');
    expect(failed?.hidden).toBe(true);
    expect(failed?.textContent).toContain('An error occurred!');
    expect(failed?.querySelector('a')?.getAttribute('href')).toBe('https://ruter.no/kontakt-oss');
    cleanup();
    await open({ path: '/bedriftsavtale/info' });
    expect(screen.queryByText('This page needs JavaScript')).toBeNull();
    expect(document.getElementById('failed')).toBeNull();
  });
});

describe('the frame of a private link', () => {
  it('has the operator and the language alone', async () => {
    const page = await open({ path: '/billett/{token}', pathname: '/billett/a-token' });
    expect(header().getAllByRole('link').map(hrefOf)).toEqual(['/billett/a-token?language=nb']);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(page.dataset['path']).toBe('/billett/{token}');
    // What the page does without, and what is to leave the address.
    expect(page.dataset['withoutTemporal']).toBe('true');
    expect(page.dataset['secrets']).toBeUndefined();
  });

  it('names the secrets of its address', async () => {
    const page = await open({ path: '/bildeling' });
    expect(page.dataset['secrets']?.split(' ')).toContain('key');
    expect(page.dataset['withoutTemporal']).toBeUndefined();
  });
});
