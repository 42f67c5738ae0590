import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn, visit } from './browser.ts';

const list = '/fribilletter';

/** HR of a company with departments, on the list. */
async function openList() {
  const visitor = await visit();
  const { page } = visitor;
  await signIn(visitor, 'hr-free-ticket@ruter.example', list);
  await page.locator('[data-row-link]').first().waitFor();
  return { ...visitor, rows: page.locator('[data-row-link]') };
}

/** 1234 of “Aktive 1 234” and of “1–50 av 1 234”, 5 of “Avdeling 12 (5)”. */
const lastNumberIn = (text: string | null) =>
  Number(/([\d\s]+)\)?$/.exec(text ?? '')?.[1]?.replaceAll(/\s/g, ''));

describe('the list of free tickets', () => {
  it('is searched and filtered, and keeps both on the way back from a family', async () => {
    const { page, rows, consoleErrors } = await openList();
    await page.getByRole('searchbox').fill('kvam');
    await page.waitForURL(/q=kvam/);
    await expect.poll(() => rows.count()).toBe(3);
    // The twins have cards, one of which is perhaps not made yet; their zones stand below.
    const row = page.getByRole('row', { name: /^Erlend Kvam/ });
    await row.getByText('Sone 1 – Sone 2Ø').waitFor();
    await page.getByRole('button', { name: /^Aktive \d/ }).click();
    await page.waitForURL(/filter=active/);

    await rows.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page
      .getByRole('heading', { level: 1, name: /^Billetter for ansattnummer \d+/ })
      .waitFor();
    await page.goBack();
    await page.waitForURL(/q=kvam/);
    await expect.poll(() => rows.count()).toBe(3);
    expect(await page.getByRole('searchbox').inputValue()).toBe('kvam');
    expect(new URL(page.url()).searchParams.get('filter')).toBe('active');
    expect(consoleErrors).toEqual([]);
  });

  // Other journeys order and end tickets of the same company meanwhile: a page that is read
  // between two of their steps is read again.
  it('shows as many rows as each filter counts, and those of a department', async () => {
    const { page, rows } = await openList();
    const openFilters = () => page.getByRole('button', { name: /^Flere filtre/ }).click();
    const isCounted = async (counted: Locator, isInMenu = false) => {
      await page.reload();
      await rows.first().waitFor();
      if (isInMenu) await openFilters();
      await expect.poll(() => counted.textContent()).toMatch(/\d/);
      const total = await page.getByText(/ av \d+$/).textContent();
      return lastNumberIn(total) === lastNumberIn(await counted.textContent());
    };
    const filters = page.getByRole('group', { name: /^Vis/ }).getByRole('button');
    await expect.poll(() => filters.first().textContent()).toMatch(/\d/);
    for (const filter of (await filters.all()).slice(1)) {
      await filter.click();
      await page.waitForURL(/filter=/);
      await expect.poll(() => isCounted(filter)).toBe(true);
    }
    await page.getByRole('button', { name: /^Alle gjeldende/ }).click();
    const department = page.getByLabel('Avdeling', { exact: true });
    await openFilters();
    await department.selectOption({ index: 1 });
    await page.waitForURL(/department=/);
    const option = department.locator('option').nth(1);
    await expect.poll(() => isCounted(option, true)).toBe(true);
    const [, name = ''] = /^(.*) \(\d+\)$/.exec((await option.textContent()) ?? '') ?? [];
    const cells = page.getByRole('row').getByRole('cell', { name, exact: true });
    await expect.poll(() => cells.count()).toBe(await rows.count());
  });
});
