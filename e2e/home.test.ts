import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from './browser.ts';

describe('a visitor', () => {
  it('sees both buttons of the home page (spec 1 §1), and keeps the language that they choose', async () => {
    const { page, open, consoleErrors } = await visit();
    await open('/');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/home');
    await page.getByRole('link', { name: 'Bli bedriftskunde' }).first().waitFor();
    await page.getByRole('link', { name: 'Les mer om bedriftsbilletter' }).first().waitFor();
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^en/);
    await page.reload();
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
    expect(consoleErrors).toEqual([]);

    const answer = await open404(page);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: 'It looks like you are lost' }).waitFor();
  });
});

/** An unknown path (spec 1 §2.1). */
const open404 = (page: Page) => page.goto(new URL('/no/such/page', page.url()).href);
