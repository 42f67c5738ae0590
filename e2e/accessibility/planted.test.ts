import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@takst/contract/pages.ts';
import { describe, expect, it } from 'vitest';
import { untilWhole, visit } from '../browser.ts';
import { findingsInAllLooks } from './axe-findings.ts';
import { lookedAt } from './looked-at.ts';
import { seenBySupport } from './seen-by-support.ts';
import { seenByUserAdministrator } from './seen-by-user-administrator.ts';

/** Cannot be read, but only where it is dark and narrow. */
const planted = `
  .planted { color: #777; background: #888 }
  @media (prefers-color-scheme: light), (min-width: 600px) { .planted { display: none } }`;

describe('what axe looks at', () => {
  it('is found wanting where something is planted, in the look that has it', async () => {
    await using visitor = await visit();
    await visitor.open('/home');
    await untilWhole(visitor);
    await visitor.page.evaluate((css) => {
      const style = new CSSStyleSheet();
      style.replaceSync(css);
      document.adoptedStyleSheets.push(style);
      const text = Object.assign(document.createElement('p'), { textContent: 'Grey on grey' });
      text.className = 'planted';
      const image = Object.assign(document.createElement('img'), { src: '/x.png' });
      document.querySelector('main')?.append(text, image);
    }, planted);
    const found = await findingsInAllLooks(visitor, 'nb');
    expect(found.filter((one) => one.includes('image-alt'))).toHaveLength(2);
    expect(found.filter((one) => one.includes('color-contrast'))).toEqual([
      expect.stringContaining('dark, phone: '),
    ]);
  });

  it('is every page that there is', () => {
    const registered = readFileSync(join(import.meta.dirname, '../../web/app/page-components.ts'));
    const there = pages.map(({ path }) => path).filter((path) => registered.includes(`'${path}':`));
    expect(there.length).toBeGreaterThan(3);
    const names = new Set(
      [...lookedAt, ...seenBySupport, ...seenByUserAdministrator].map(({ name }) => name),
    );
    expect(there.filter((path) => !names.has(path))).toEqual([]);
  });
});
