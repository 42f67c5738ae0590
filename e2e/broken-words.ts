import { type Visitor, waitUntilLoaded } from './browser.ts';

/** A laptop, whose side menu leaves the least room, and a wide window. */
const tableWidths = [1280, 1500] as const;

/** The words that a table on the current page breaks, at each width, one line each. */
export async function brokenWordsOn(visitor: Visitor): Promise<string[]> {
  const { page } = visitor;
  const found: string[] = [];
  for (const width of tableWidths) {
    await page.setViewportSize({ width, height: 900 });
    await waitUntilLoaded(visitor);
    found.push(...(await page.evaluate(brokenWords)));
  }
  return found;
}

/** Runs in the page. A word may go on in the next line after a hyphen or a slash that it has of its own. */
function brokenWords(): string[] {
  const found: string[] = [];
  for (const cell of document.querySelectorAll('main th, main td')) {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const content = text.nodeValue ?? '';
      for (const { 0: word, index } of content.matchAll(/[^\s/\-–]+[/\-–]?/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`${innerWidth} ${cell.tagName}: ${word} in “${content}”`);
      }
    }
  }
  return [...new Set(found)];
}

/** How many words of tables the current page shows. */
export const wordsInTables = ({ page }: Visitor): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main th, main td')].flatMap(
        (cell) => cell.textContent.match(/\S+/g) ?? [],
      ).length,
  );
