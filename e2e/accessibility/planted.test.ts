import { describe, expect, it } from 'vitest';
import { pageRows } from '../../tools/bundle/page-rows.ts';
import { setLook, waitUntilLoaded, visit } from '../browser.ts';
import { findingsOn } from './axe-findings.ts';
import { brokenWordsOn } from './broken-words.ts';
import { beginAsSupport } from './support-states.ts';
import { viewers } from './viewers.ts';
import { widthFindingsOn } from './width-findings.ts';

/** A contrast fault that shows only in dark mode on a narrow screen. */
const plantedStyle = `
  .planted { color: #777; background: #888 }
  @media (prefers-color-scheme: light), (min-width: 600px) { .planted { display: none } }`;

describe('the axe check', () => {
  it('finds a planted fault, in the theme and size that has it', async () => {
    const visitor = await visit();
    await visitor.open('/home');
    await waitUntilLoaded(visitor);
    await visitor.page.evaluate((css) => {
      const style = new CSSStyleSheet();
      style.replaceSync(css);
      document.adoptedStyleSheets.push(style);
      const text = Object.assign(document.createElement('p'), { textContent: 'Grey on grey' });
      text.className = 'planted';
      const image = Object.assign(document.createElement('img'), { src: '/x.png' });
      document.querySelector('main')?.append(text, image);
    }, plantedStyle);
    const brokenRules = async () =>
      new Set((await findingsOn(visitor)).map((finding) => finding.split(':')[0]));
    expect(await brokenRules()).toEqual(new Set(['image-alt']));
    await setLook(visitor, { theme: 'dark', size: 'phone' });
    expect(await brokenRules()).toEqual(new Set(['color-contrast', 'image-alt']));
  });

  it('finds what is wider than the window or cut off, and not what scrolls', async () => {
    const visitor = await visit();
    await visitor.open('/home');
    await waitUntilLoaded(visitor);
    expect(await widthFindingsOn(visitor)).toEqual([]);
    const plant = (outer: string, width: number) =>
      visitor.page.evaluate(
        ([style, px]) => {
          const box = document.createElement('div');
          box.className = 'planted';
          box.style.cssText = String(style);
          box.innerHTML = `<table style="width: ${px}px"><tr><td>wide</td></tr></table>`;
          document.querySelector('main')?.append(box);
        },
        [outer, width],
      );
    const unplant = () =>
      visitor.page.evaluate(() => {
        for (const box of document.querySelectorAll('.planted')) box.remove();
      });
    await plant('overflow-x: auto', 3_000);
    expect(await widthFindingsOn(visitor)).toEqual([]);
    await unplant();
    await plant('', 700);
    expect((await widthFindingsOn(visitor)).map((finding) => finding.slice(0, 4))).toEqual([
      '390:',
    ]);
    await unplant();
    await plant('overflow-x: hidden', 3_000);
    expect(await widthFindingsOn(visitor)).toHaveLength(4);
    // The grid that grows with its table, in which the table then scrolls no more.
    await unplant();
    await plant('display: grid', 3_000);
    expect(await widthFindingsOn(visitor)).toHaveLength(4);
  });

  it('finds words that a narrow column breaks or does not hold, and not what ends with dots', async () => {
    const visitor = await visit();
    await beginAsSupport(visitor, 'ruter');
    await visitor.open('/bedrifter');
    await waitUntilLoaded(visitor);
    const { page } = visitor;
    expect(await brokenWordsOn(visitor)).toEqual([]);
    const makeNarrow = (column: number) =>
      page.evaluate((place) => {
        for (const [index, { style }] of document.querySelectorAll('col').entries()) {
          style.width = index === place ? '3rem' : '';
        }
      }, column);
    // The name is before them, and may be cut.
    const [number, customerNumber] = [1, 2];
    await makeNarrow(customerNumber);
    const broken = await brokenWordsOn(visitor);
    for (const width of [1280, 1500]) {
      expect(broken).toContain(`${width}: th does not hold Kundenummer of “Kundenummer”`);
      expect(broken).toContain(`${width}: td breaks 100001 of “100001”`);
    }

    await makeNarrow(number);
    const headings = async () =>
      (await brokenWordsOn(visitor)).filter((line) => line.includes('of “Organisasjonsnummer'));
    expect(await headings()).toHaveLength(2);
    await page.evaluate(() => {
      for (const { style } of document.querySelectorAll<HTMLElement>('th > *')) {
        style.cssText = 'display: block; overflow: hidden; text-overflow: ellipsis';
      }
    });
    expect(await headings()).toEqual([]);
  });

  it('visits every page', () => {
    const pagesInUse = pageRows().map(({ path }) => path);
    expect(pagesInUse.length).toBeGreaterThan(3);
    const names = new Set(viewers.flatMap(({ states }) => states.map(({ name }) => name)));
    // A list of one season alone, shown by the page of every list.
    const inSeason = ['/skole/nytt-skolear/{id}'];
    expect(pagesInUse.filter((path) => !names.has(path))).toEqual(inSeason);
  });
});
