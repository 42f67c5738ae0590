import { expect } from 'vitest';
import type { Page } from 'playwright-core';

/**
 * Searches a list, and waits for its answer: until then rows above a match are about to go, and a click on
 * the match may miss it.
 */
export async function searchList(page: Page, words: string): Promise<void> {
  const answer = page.waitForResponse(
    (response) => new URL(response.url()).searchParams.get('searchFor') === words,
  );
  await page.locator('main').getByRole('searchbox').fill(words);
  await answer;
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
}
