// @vitest-environment happy-dom
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, screen, within } from '#testing/dom.ts';
import { openPage } from '#testing/open-page.tsx';
import { businessTerms } from './documents/business-terms.ts';
import { eBikeTerms } from './documents/e-bike-terms.ts';
import { portalPrivacy } from './documents/portal-privacy.ts';
import type { TermsDocument } from './documents/terms-document.ts';
import { PrivacyPage } from './privacy.page.tsx';
import { openTerms } from './test-terms.tsx';
import { TermsPage } from './terms.page.tsx';

afterEach(cleanup);

describe('the page of an address', () => {
  it.each([
    ['/vilkar/ruterbedrift', 'Terms and privacy of Ruter Bedrift'],
    ['/vilkar/joule/vilkar', 'Terms for e-bikes'],
    ['/vilkar/joule/vilkar/', 'Terms for e-bikes'],
    ['/vilkar/joule/persjonvernerklaering', 'Privacy declaration for e-bikes'],
    ['/personvern', 'Privacy in Ruter Bedrift'],
  ])('%s has the document %s, which names the window', async (at, title) => {
    await openPage({
      pages: { [at.replace(/\/$/, '')]: at === '/personvern' ? PrivacyPage : TermsPage },
      at,
      texts: ['terms', 'terms-business', 'terms-e-bike', 'privacy-e-bike', 'portal-privacy'],
    });
    await screen.findByRole('heading', { level: 1, name: title });
    expect(document.title).toMatch(new RegExp(`^${title}`));
  });
});

describe('the tables of a document', () => {
  const headsOf = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
  const cellsOf = (name: string) =>
    [...(screen.getByRole('rowheader', { name }).closest('tr')?.children ?? [])].map(
      ({ textContent }) => textContent,
    );

  it('say what is kept and for how long', async () => {
    await openTerms(businessTerms);
    await screen.findAllByRole('table');
    expect(headsOf('For how long we store it')).toEqual(['What', 'How long']);
  });

  it('say why, too, on the page of privacy', async () => {
    await openTerms(portalPrivacy);
    await screen.findAllByRole('table');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.slice(0, 3)).toEqual(['What', 'Why', 'How long']);
  });

  it.each([
    ['takst_session', 'Until you close the browser'],
    ['draft:', 'Until you close the tab'],
    ['company:', 'Until you clear browser data'],
    ['ticket-pages', '7 days'],
  ])('say how long %s stays in the browser: %s', async (name, length) => {
    await openTerms(businessTerms);
    await screen.findByRole('rowheader', { name });
    const table = screen.getByRole('rowheader', { name }).closest('table');
    const heads = [...(table?.querySelectorAll('thead th') ?? [])];
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Name', 'Why', 'How long']);
    const [first, why, last] = cellsOf(name);
    expect([first, last]).toEqual([name, length]);
    expect(why).not.toBe(length);
  });
});

describe('the links of a document', () => {
  it.each(['ruter', 'akt'] as const)('lead to the pages of the operator: %s', async (tenant) => {
    const { links, operator } = tenantOf(tenant);
    await openTerms(businessTerms, { tenant });
    await screen.findAllByRole('link', { name: /^Write to us/ });
    const addressOf = (name: string) =>
      screen
        .getAllByRole('link')
        .find(({ textContent }) => textContent?.startsWith(name))
        ?.getAttribute('href');
    expect(addressOf('Write to us')).toBe(links.contactUs);
    expect(addressOf(`Terms and conditions of carriage of ${operator}`)).toBe(links.terms);
    expect(addressOf(`Privacy at ${operator}`)).toBe(links.privacy);
    expect(addressOf(`Cookies at ${operator}`)).toBe(links.cookies);
    expect(addressOf('Datatilsynet')).toBe('https://www.datatilsynet.no');
    expect(addressOf('Terms for e-bikes')).toBe('/vilkar/joule/vilkar');
    expect(addressOf('Privacy declaration for e-bikes')).toBe(
      '/vilkar/joule/persjonvernerklaering',
    );
  });
});

describe('the versions of a document', () => {
  const [now] = eBikeTerms.versions;
  const versions = ['2027-06-01', '2027-02-01', '2026-11-26'].map((day) => ({
    ...now,
    from: Temporal.PlainDate.from(day),
  }));
  const [first = now, ...others] = versions;
  const three: TermsDocument = { ...eBikeTerms, versions: [first, ...others] };

  it('are links, of which the one on the page is none; that two say the same is said', async () => {
    await openTerms(three, { search: '?versjon=2027-02-01' });
    const list = within(await screen.findByRole('region', { name: 'Versions' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'From 1 June 2027, applies now',
      '1 February 2027 to 31 May 2027',
      '26 November 2026 to 31 January 2027',
    ]);
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/vilkar/joule/vilkar?versjon=2027-06-01',
      '/vilkar/joule/vilkar?versjon=2026-11-26',
    ]);
    const changes = screen.getByRole('region', { name: /^Changed since/ });
    expect(changes.textContent).toBe(
      'Changed since the version of 26 November 2026No words have changed.',
    );
    screen.getByText('Applied from 1 February 2027 through 31 May 2027.');
  });

  it('are none that one can choose among while there is one alone', async () => {
    await openTerms(eBikeTerms);
    await screen.findByText(/Applies from 26 November 2026/);
    expect(screen.queryByRole('region', { name: 'Versions' })).toBeNull();
    expect(screen.queryByText('This is a former version')).toBeNull();
  });
});
