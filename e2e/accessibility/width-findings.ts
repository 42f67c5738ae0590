import { findingsAtWidths, type WidthCheck } from './findings-at-widths.ts';
import type { Visitor } from '../browser.ts';

/** A laptop, a small one, a tablet and a phone. */
export const widthCheck: WidthCheck = { widths: [1280, 1024, 768, 390], find: wideElements };

/** A page that is on a phone already: other widths may draw it anew. */
export const phoneWidthCheck: WidthCheck = { ...widthCheck, widths: [390] };

/**
 * What is wider than the window on the current page, at each width, one line each. What scrolls for itself may be
 * wider, as a table of many columns; what is cut off may not, but a text that ends with dots.
 */
export const widthFindingsOn = (visitor: Visitor): Promise<string[]> =>
  findingsAtWidths(visitor, [widthCheck]);

/** Runs in the page. The outermost ones are enough: what they hold is as wide. */
function wideElements(): string[] {
  const isCut = (element: Element, { overflowX, textOverflow }: CSSStyleDeclaration) =>
    ['hidden', 'clip'].includes(overflowX) &&
    textOverflow !== 'ellipsis' &&
    // Texts for screen readers are one pixel wide.
    element.clientWidth > 1 &&
    element.scrollWidth > element.clientWidth + 1;
  const findings: string[] = [];
  const describe = (element: Element, px: number, within: number) =>
    findings.push(
      `${innerWidth}: ${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 4).join('.')} (${element.textContent.slice(0, 30)}) is ${Math.round(px)} px in ${within}`,
    );
  const look = (element: Element) => {
    const style = getComputedStyle(element);
    if (style.display === 'none' || element instanceof SVGElement) return;
    const { right, width, height } = element.getBoundingClientRect();
    if (right > innerWidth + 1 && width > 1 && height > 1) {
      return describe(element, right, innerWidth);
    }
    if (isCut(element, style)) return describe(element, element.scrollWidth, element.clientWidth);
    if (['auto', 'scroll'].includes(style.overflowX)) return;
    for (const child of element.children) look(child);
  };
  look(document.body);
  const { scrollWidth } = document.documentElement;
  if (findings.length === 0 && scrollWidth > innerWidth) {
    describe(document.documentElement, scrollWidth, innerWidth);
  }
  return findings;
}
