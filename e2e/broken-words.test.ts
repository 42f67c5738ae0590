import { describe, expect, it } from 'vitest';
import { viewers } from './accessibility/viewers.ts';
import { visit } from './browser.ts';
import { brokenWordsOn, wordsInTables } from './broken-words.ts';
import { beginAsSupport } from './accessibility/support-states.ts';

const minute = 60_000;

/** Pages with an address of their own; most of them have a list. */
const pagesOf = (states: (typeof viewers)[number]['states']) =>
  states.filter(({ name, at = ['ruter'] }) => /^\/[^{}]*$/.test(name) && at.includes('ruter'));

describe('the tables of the pages', { timeout: 5 * minute }, () => {
  it.each(
    viewers.flatMap(({ name, begin, states }) =>
      (['nb', 'en'] as const).map((language) => ({ name, language, begin, states })),
    ),
  )('that $name sees break no word, in $language', async ({ language, begin, states }) => {
    const visitor = await visit({ language });
    await begin?.(visitor, 'ruter');
    const broken: string[] = [];
    for (const { name, reach } of pagesOf(states)) {
      await reach(visitor, 'ruter');
      broken.push(...(await brokenWordsOn(visitor)).map((words) => `${name} ${words}`));
    }
    expect(broken).toEqual([]);
  });

  it('are seen to break words, as in a planted narrow column', async () => {
    const visitor = await visit();
    await beginAsSupport(visitor, 'ruter');
    await visitor.open('/bedrifter');
    expect(await brokenWordsOn(visitor)).toEqual([]);
    expect(await wordsInTables(visitor)).toBeGreaterThan(40);
    await visitor.page.evaluate(() => {
      for (const column of document.querySelectorAll('col')) column.style.width = '3rem';
    });
    const broken = await brokenWordsOn(visitor);
    expect(broken).toContainEqual(expect.stringMatching(/^1280 TH: .*Organisasjonsnummer/));
    expect(broken).toContainEqual(expect.stringMatching(/^1500 T[HD]: /));
  });
});
