import type { Page } from 'playwright-core';

const maxTabs = 80;

/** The focused element's accessible name. */
const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === document.body) return '';
    const labels =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
        ? element.labels
        : null;
    const pattern =
      labels?.[0]?.textContent ?? element?.getAttribute('aria-label') ?? element?.textContent;
    return pattern?.trim() ?? '';
  });

/** Presses Tab until an element whose name matches has the focus. */
export async function tabTo(page: Page, pattern: RegExp): Promise<void> {
  for (let presses = 0; presses < maxTabs; presses += 1) {
    if (pattern.test(await focusedText(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way to ${pattern} by Tab; the focus is on "${await focusedText(page)}"`);
}
