import { findingsAtWidths, type WidthCheck } from './findings-at-widths.ts';
import type { Visitor } from '../browser.ts';

/** A laptop, whose side menu leaves the least room for a table, and a wide window. */
export const brokenWordCheck: WidthCheck = { widths: [1280, 1500], find: brokenWords };

/** The words that a column on the current page breaks or does not hold, at each width, one line each. */
export const brokenWordsOn = (visitor: Visitor): Promise<string[]> =>
  findingsAtWidths(visitor, [brokenWordCheck]);

/**
 * Runs in the page. A word may go on in the next line after a hyphen or a slash of its own; a number with no-break
 * spaces is one word. A text that ends with dots may be cut.
 */
function brokenWords(): string[] {
  const isCut = (element: Element | null): boolean => {
    if (element === null || element instanceof HTMLTableCellElement) return false;
    const { overflowX, textOverflow } = getComputedStyle(element);
    // Texts for screen readers are one pixel wide.
    const isHidden = overflowX === 'hidden' && element.clientWidth <= 1;
    return isHidden || textOverflow === 'ellipsis' || isCut(element.parentElement);
  };
  const brokenWords = new Set<string>();
  for (const cell of document.querySelectorAll('th, td')) {
    const { right } = cell.getBoundingClientRect();
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const content = text.nodeValue ?? '';
      if (isCut(text.parentElement)) continue;
      for (const { 0: word, index } of content.matchAll(/[^ \n\t/\-–]+[/\-–]?/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()];
        const isBroken = new Set(lines.map(({ top }) => Math.round(top))).size > 1;
        const isOutside = lines.some((line) => line.right > right + 1);
        if (isBroken || isOutside) {
          const fault = isBroken ? 'breaks' : 'does not hold';
          brokenWords.add(
            `${innerWidth}: ${cell.tagName.toLowerCase()} ${fault} ${word} of “${content}”`,
          );
        }
      }
    }
  }
  return [...brokenWords];
}
