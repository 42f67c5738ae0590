import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { pages } from '@takst/contract/pages.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  look,
  startBrowser,
  untilWhole,
  visit,
  type Language,
  type Look,
  type Tenant,
  type Visitor,
} from './browser.ts';
import { lookedAt } from './looked-at.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
}, 300_000);
afterAll(() => browser.close());

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands, one line each. */
async function findings({ page }: Visitor): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] })
    // Without frames of other sites nothing is missed, and no second page has to be opened.
    .setLegacyMode(true);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

/** Each language meets both themes and both sizes; the two languages together every pair of them. */
const looks: Readonly<Record<Language, readonly Look[]>> = {
  nb: [
    { theme: 'light', size: 'desktop' },
    { theme: 'dark', size: 'phone' },
  ],
  en: [
    { theme: 'dark', size: 'desktop' },
    { theme: 'light', size: 'phone' },
  ],
};

const everywhere: [Tenant, Language][] = [
  ['ruter', 'nb'],
  ['ruter', 'en'],
  ['akt', 'nb'],
  ['akt', 'en'],
  ['fjord', 'nb'],
  ['fjord', 'en'],
];

/** A page is opened once and then looked at in each theme and size. */
async function findingsInAllLooks(visitor: Visitor, language: Language): Promise<string[]> {
  const found: string[] = [];
  await untilWhole(visitor);
  for (const { theme, size } of looks[language]) {
    await look(visitor, { theme, size });
    found.push(...(await findings(visitor)).map((one) => `${theme}, ${size}: ${one}`));
  }
  return found;
}

describe('axe finds nothing', () => {
  it.each(everywhere)('on any page of %s in %s, light and dark, wide and narrow', async (...at) => {
    const [tenant, language] = at;
    await using visitor = await visit(browser, { tenant, language });
    const found: Record<string, string[]> = {};
    for (const { name, reach } of lookedAt.filter((one) => one.at?.includes(tenant) ?? true)) {
      await reach(visitor, tenant);
      const here = await findingsInAllLooks(visitor, language);
      if (here.length > 0) found[name] = here;
    }
    expect(found).toEqual({});
  });

  it('but it finds what is planted, in the look that has it', async () => {
    await using visitor = await visit(browser);
    await visitor.open('/home');
    await visitor.page.addStyleTag({
      content: `.planted { color: #777; background: #777 }
        @media (prefers-color-scheme: light), (min-width: 600px) { .planted { display: none } }`,
    });
    await visitor.page.evaluate(() => {
      const planted = Object.assign(document.createElement('p'), { textContent: 'Grey on grey' });
      planted.className = 'planted';
      const image = Object.assign(document.createElement('img'), { src: '/x.png' });
      document.querySelector('main')?.append(planted, image);
    });
    const found = (await findingsInAllLooks(visitor, 'nb')).join('\n');
    expect(found).toMatch(/light, desktop: image-alt/);
    expect(found).toMatch(/dark, phone: color-contrast.*planted/);
    expect(found).not.toMatch(/light, desktop: color-contrast/);
  });

  it('and every page that there is has been looked at', () => {
    const registered = readFileSync(join(import.meta.dirname, '../web/app/page-components.ts'));
    const there = pages.map(({ path }) => path).filter((path) => registered.includes(`'${path}':`));
    expect(there.length).toBeGreaterThan(3);
    const names = new Set(lookedAt.map(({ name }) => name));
    expect(there.filter((path) => !names.has(path))).toEqual([]);
  });
});
