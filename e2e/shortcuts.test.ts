import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn, visit, waitUntilLoaded, type Visitor } from './browser.ts';
import { orderPath } from './order-form.ts';

async function signedIn(login: string, path: string) {
  const visitor = await visit();
  await signIn(visitor, login, path);
  await waitUntilLoaded(visitor);
  return visitor;
}

const palette = (page: Page) => page.getByRole('dialog', { name: /^Finn / });
async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await palette(page).waitFor();
}
const focusedType = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('type') ?? '');

/** Keys for search, rows, help and pages, and one that sends a form. */
async function hasKeysOfLists({ page, at, open }: Visitor): Promise<void> {
  await open('/bedriftsavtale');
  const search = page.getByRole('searchbox');
  await page.locator('[data-row-link]').first().waitFor();
  // In a field it is a letter.
  await search.press('?');
  expect(await search.inputValue()).toBe('?');
  await search.fill('');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Tastatursnarveier' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.locator('[data-row-link]').nth(1).waitFor();
  await page.keyboard.press('/');
  await expect.poll(() => focusedType(page)).toBe('search');
  expect(await search.inputValue()).toBe('');
  await openPalette(page);
  await page.keyboard.type('min si');
  await palette(page).getByRole('option', { name: 'Min side' }).waitFor();
  await page.keyboard.press('Escape');
  await palette(page).waitFor({ state: 'detached' });
  await expect.poll(() => focusedType(page)).toBe('search');

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = page.locator('[data-row-link]').nth(1);
  const name = await second.textContent();
  expect(await second.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: new RegExp(`^${name}`) }).waitFor();

  await openPalette(page);
  await page.keyboard.type('bestill bi');
  await palette(page).getByRole('option', { name: 'Bestill billett' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(at(orderPath));
  await page.getByLabel('Fornavn').fill('K');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('group', { name: /rette/ }).waitFor();
}

describe('the keyboard', () => {
  it('finds a person from any page and opens them, and has keys for lists, help and forms', async () => {
    const visitor = await signedIn('hr-single@ruter.example', '/minside');
    const { page } = visitor;
    await openPalette(page);
    await page.keyboard.type('mia amund');
    const option = palette(page).getByRole('option', { name: /^Mia Amundsen/ });
    await option.waitFor();
    // The first hit is marked at once, and named for screen readers.
    const marked = () =>
      page.evaluate(() => {
        const id = document.activeElement?.getAttribute('aria-activedescendant');
        return id ? document.getElementById(id)?.textContent : '';
      });
    await expect.poll(marked).toContain('Mia Amundsen');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Mia Amundsen' }).waitFor();
    await palette(page).waitFor({ state: 'detached' });
    // Who was opened last is there at once, and what can be done to their ticket stands below a hit.
    await openPalette(page);
    await palette(page)
      .getByRole('group', { name: 'Sist åpnet' })
      .getByRole('option', { name: /Mia Amundsen/ })
      .waitFor();
    await page.keyboard.type('mia amund');
    await palette(page).getByRole('option', { name: 'Avslutt: Mia Amundsen' }).click();
    await page.getByRole('dialog', { name: 'Avslutt' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await hasKeysOfLists(visitor);
  });

  it('lets customer support find companies and users', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await signIn(visitor, 'operator@ruter.example', '/bedrifter');
    await waitUntilLoaded(visitor);
    await openPalette(page);
    await page.keyboard.type('solside');
    await palette(page)
      .getByRole('group', { name: 'Bedrifter' })
      .getByRole('option', { name: /Solside Regnskap AS/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Solside Regnskap AS' }).waitFor();
    await openPalette(page);
    await page.keyboard.type('hr-single@');
    await palette(page)
      .getByRole('group', { name: 'Brukere' })
      .getByRole('option', { name: /hr-single@ruter.example/ })
      .waitFor();
  });
});
