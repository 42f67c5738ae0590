import type { Visitor } from '../browser.ts';

/** A laptop, a small one, a tablet and a phone. */
export const widths = [1280, 1024, 768, 390] as const;

/**
 * What is wider than the window on the current page, at each width, one line each. What scrolls for itself may be
 * wider, as a table of many columns; what is cut off may not, but a text that ends with dots.
 */
export async function widthFindingsOn({ page }: Visitor): Promise<string[]> {
  const before = page.viewportSize();
  const findings: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // Twice: what looks at the width to choose between table and cards draws again.
    await page.evaluate(nextFrame);
    await page.evaluate(nextFrame);
    findings.push(...(await page.evaluate(wideElements)));
  }
  if (before) await page.setViewportSize(before);
  return findings;
}

export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Runs in the page. The outermost ones are enough: what they hold is as wide. */
function wideElements(): string[] {
  const isCut = (element: Element, { overflowX, textOverflow }: CSSStyleDeclaration) =>
    ['hidden', 'clip'].includes(overflowX) &&
    textOverflow !== 'ellipsis' &&
    // Texts for screen readers are one pixel wide.
    element.clientWidth > 1 &&
    element.scrollWidth > element.clientWidth + 1;
  const found: string[] = [];
  const describe = (element: Element, px: number, within: number) =>
    found.push(
      `${innerWidth}: ${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 4).join('.')} is ${Math.round(px)} px in ${within}`,
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
  if (found.length === 0 && scrollWidth > innerWidth) {
    describe(document.documentElement, scrollWidth, innerWidth);
  }
  return found;
}
