import { isPageOf, type PagePath, pages } from '@takst/contract/app/pages.ts';
import { shareOf } from '@takst/server/testing/sweep-share.ts';
import { describe, expect, it } from 'vitest';
import { type Language, setLanguage, type Tenant, visit } from './browser.ts';
import { startBrowser } from './start-browser.ts';

const brands = { ruter: 'Ruter Bedrift', akt: 'AKT Bedrift', fjord: 'Fjord Bedrift' } as const;
const tenants = ['ruter', 'akt', 'fjord'] as const;

/** An address of each public page that an operator has; a link that nobody has been sent where there is a token. */
const addressesAt = (tenant: Tenant): string[] =>
  pages
    .filter((page) => page.needs === 'anyone' && isPageOf(page, tenant))
    .map(({ path }) => path.replace(/\{token\}/, 'a-link-that-nobody-has'));

/** A visitor whose browser runs no scripts. */
async function visitWithoutScripts(tenant: Tenant, language: Language) {
  const { at } = await visit({ tenant });
  const browser = await startBrowser();
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: language === 'nb' ? 'nb-NO' : 'en-GB',
    viewport: { width: 390, height: 844 },
  });
  return { page: await context.newPage(), at, close: () => context.close() };
}

describe('a public page', () => {
  it.each(shareOf(tenants, tenants.length))(
    'is read without scripts at %s, in both languages',
    async (tenant) => {
      const addresses = addressesAt(tenant);
      expect(addresses).toContain('/verktoy' satisfies PagePath);
      for (const language of ['nb', 'en'] as const) {
        const { page, at, close } = await visitWithoutScripts(tenant, language);
        const links = new Set<string>();
        for (const address of addresses) {
          const answer = await page.goto(at(address));
          expect(answer?.status(), address).toBe(200);
          expect(await page.locator('h1:visible').count(), `${address} has one title`).toBe(1);
          expect((await page.locator('main').innerText()).length, address).toBeGreaterThan(80);
          expect(
            await page.locator('svg path:not([d])').count(),
            `${address} draws its icons`,
          ).toBe(0);
          expect(await page.title()).toContain(brands[tenant]);
          expect(await page.locator('[id]').evaluateAll(repeatedIds), address).toEqual([]);
          expect(await page.locator('a[href^="#"]').evaluateAll(deadAnchors), address).toEqual([]);
          expect(await page.locator('html').getAttribute('lang')).toMatch(
            language === 'nb' ? 'nb' : 'en',
          );
          for (const href of await page.locator('a[href^="/"]').evaluateAll(hrefs)) links.add(href);
        }
        await close();
        expect(await brokenLinks(tenant, [...links])).toEqual([]);
      }
    },
  );

  it('is read in the other language and theme by a link, at the same address', async () => {
    const { page, at, close } = await visitWithoutScripts('ruter', 'nb');
    await page.goto(at('/bedriftsavtale/info?fra=epost'));
    await page.getByRole('button', { name: 'Meny' }).click();
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'The company ticket' }).waitFor();
    expect(page.url()).toBe(at('/bedriftsavtale/info?fra=epost'));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: /^Appearance/ }).click();
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('light');
    expect(page.url()).toBe(at('/bedriftsavtale/info?fra=epost'));
    await close();
  });

  it('shows every price without scripts, and one choice of them with scripts', async () => {
    const { page, at, close } = await visitWithoutScripts('ruter', 'nb');
    await page.goto(at('/bedriftsavtale/info'));
    const tickets = page.getByRole('row', { name: /^Bedriftsbillett/ });
    expect(await tickets.count()).toBe(4);
    await page.getByRole('heading', { name: 'Alle soner' }).waitFor();
    await close();
    const visitor = await visit();
    await visitor.open('/bedriftsavtale/info');
    await expect
      .poll(() => visitor.page.getByRole('row', { name: /^Bedriftsbillett/ }).count())
      .toBe(1);
  });

  it('does what was pressed before its script had arrived', async () => {
    const { page, open, consoleErrors } = await visit();
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/assets/public-pages/*.js', async (route) => {
      await arrival;
      await route.continue();
    });
    const opening = open('/bedriftsavtale/info');
    const tab = page.getByRole('tab', { name: 'Alle soner' });
    await tab.click();
    expect(await tab.getAttribute('aria-selected')).toBe('false');
    arrive();
    await opening;
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
    expect(consoleErrors).toEqual([]);
  });

  it('says the same when its script has run', async () => {
    const visitor = await visit({ language: 'en', size: 'phone' });
    const { page, open, at, consoleErrors } = visitor;
    await setLanguage(visitor, 'en');
    const quiet = await visitWithoutScripts('ruter', 'en');
    const fixed = addressesAt('ruter').filter((address) => !address.includes('nobody'));
    // Those with prices show what is chosen, and an offer is asked for with its key.
    const differs = new Set(['/bedriftsavtale/info', '/billettluka/info', '/bildeling']);
    for (const address of fixed.filter(
      (one) => !one.startsWith('/register') && !differs.has(one),
    )) {
      await quiet.page.goto(at(address));
      await open(address);
      await page.locator('#page[data-live]').waitFor();
      const read = await quiet.page.locator('#page').innerText();
      expect(await page.locator('#page').innerText(), address).toBe(read);
    }
    await quiet.close();
    expect(consoleErrors).toEqual([]);
  });
});

const repeatedIds = (elements: Element[]) =>
  elements.map(({ id }) => id).filter((id, place, ids) => ids.indexOf(id) !== place);

/** Links to a place on the page that is not there. */
const deadAnchors = (links: Element[]) =>
  links
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !document.getElementById(href.slice(1)));

const hrefs = (links: Element[]) => links.map((link) => link.getAttribute('href') ?? '');

/** Links that lead to no page, without a session: asked in the browser, as elsewhere operators' host names may not resolve. */
async function brokenLinks(tenant: Tenant, links: readonly string[]): Promise<string[]> {
  const { page, open } = await visit({ tenant });
  await open('/verktoy');
  return page.evaluate(async (addresses) => {
    const broken: string[] = [];
    for (const address of addresses) {
      const answer = await fetch(address, { headers: { accept: 'text/html' } });
      if (!answer.ok) broken.push(`${address}: ${answer.status}`);
    }
    return broken;
  }, links);
}
