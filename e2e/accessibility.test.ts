import AxeBuilder from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  signIn,
  startBrowser,
  visit,
  type Language,
  type Tenant,
  type Theme,
  type Visitor,
} from './browser.ts';
import { orderPath } from './order-form.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
}, 300_000);
afterAll(() => browser.close());

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands, one line each. */
async function findings({ page }: Visitor): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

const looks: [Tenant, Language, Theme, 'desktop' | 'phone'][] = [
  ['ruter', 'nb', 'light', 'desktop'],
  ['ruter', 'en', 'dark', 'phone'],
  ['ruter', 'nb', 'dark', 'desktop'],
  ['ruter', 'en', 'light', 'phone'],
  ['akt', 'nb', 'light', 'phone'],
  ['akt', 'en', 'dark', 'desktop'],
  ['akt', 'en', 'light', 'desktop'],
  ['akt', 'nb', 'dark', 'phone'],
  ['fjord', 'nb', 'light', 'desktop'],
  ['fjord', 'en', 'dark', 'phone'],
  ['fjord', 'en', 'light', 'phone'],
  ['fjord', 'nb', 'dark', 'desktop'],
];

/** The company of each operator in which the HR login may order. */
const mainCompanies = { ruter: 'Fjellheim Konsult AS', akt: 'Skjærgård Elektro AS' };

/** Until lists, fonts and pictures are there; the list and the person are waited for by name. */
const restingMs = 500;

/** Opens a page, waits until it is whole, and says what is wrong with it. */
async function check(visitor: Visitor, path: string): Promise<Record<string, string[]>> {
  await visitor.open(path);
  await visitor.page.locator('h1').first().waitFor();
  await visitor.page.waitForTimeout(restingMs);
  const found = await findings(visitor);
  return found.length > 0 ? { [path]: found } : {};
}

describe('axe finds nothing', () => {
  it.each(looks)('on %s in %s, %s, on a %s', async (tenant, language, theme, size) => {
    const visitor = await visit(browser, { tenant, language, theme, size });
    const found: Record<string, string[]>[] = [];
    for (const path of ['/home', '/no/such/page', '/user-setup-error', '/dev/design']) {
      found.push(await check(visitor, path));
    }
    await visitor.page.goto(visitor.at('/login'));
    found.push({ signIn: await findings(visitor) });

    await signIn(visitor, `hr@${tenant}.example`);
    found.push({ picker: await findings(visitor) });
    if (tenant !== 'fjord') {
      await visitor.page.getByRole('button', { name: mainCompanies[tenant] }).click();
      await visitor.page.waitForURL((url) => url.pathname === '/bedriftsavtale');
      found.push(await check(visitor, '/bedriftsavtale'));
      found.push(await check(visitor, '/bedriftsavtale?q=nobody-has-this-name'));
      const employee = await hrefOfFirstEmployee(visitor);
      found.push(await check(visitor, employee));
      found.push(await check(visitor, orderPath));
      await visitor.page
        .locator('form')
        .getByRole('button')
        .filter({ hasText: /Bestill|Order/ })
        .click();
      await visitor.page.getByRole('group', { name: /rette|fix/ }).waitFor();
      found.push({ faults: await findings(visitor) });
    }
    found.push(await check(visitor, '/brukere'));
    expect(found.filter((page) => Object.values(page).flat().length > 0)).toEqual([]);
  });

  it('but it finds what is planted', async () => {
    const visitor = await visit(browser);
    await visitor.open('/home');
    await visitor.page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('img'), { src: '/x.png' }));
    });
    expect((await findings(visitor)).join()).toContain('image-alt');
  });
});

async function hrefOfFirstEmployee(visitor: Visitor): Promise<string> {
  await visitor.open('/bedriftsavtale');
  const link = visitor.page.locator('a[href*="/ansatt/"]').first();
  return (await link.getAttribute('href')) ?? '';
}
