import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { signIn, visit } from './browser.ts';

/** The administrator of a school, who begins at the overview. */
async function overview() {
  const visitor = await visit();
  await signIn(visitor, 'school@ruter.example');
  await visitor.page.waitForURL((url) => url.pathname === '/skole');
  const rows = visitor.page.locator('tbody tr');
  await rows.first().waitFor();
  return { ...visitor, rows };
}

describe('the overview of a school', () => {
  it('is searched, and filtered by school year and class', async () => {
    const { page, rows, consoleErrors } = await overview();
    await page.getByRole('searchbox').fill('odin brekke');
    await page.waitForURL(/q=odin/);
    await page.getByRole('row', { name: /^Odin Brekke 8A .*1234567890123456/ }).waitFor();
    await page.getByRole('searchbox').fill('');
    await page.waitForURL((url) => !url.searchParams.has('q'));

    const className = page.getByRole('combobox', { name: 'Klasse' });
    await className.selectOption('10B');
    await page.waitForURL(/class=10B/);
    await expect
      .poll(async () => new Set(await rows.locator('td:nth-of-type(2)').allTextContents()))
      .toEqual(new Set(['10B']));
    const year = page.getByRole('combobox', { name: 'Skoleår' });
    const years = (await year.locator('option').allTextContents()).slice(1);
    expect(years.every((text) => /^(\d{4})\/\d{4} \([\d\s]+\)$/.test(text))).toBe(true);
    const [newest = ''] = years;
    await year.selectOption({ label: newest });
    await page.waitForURL(/year=\d{4}/);
    await page.reload();
    await expect
      .poll(() => year.evaluate((one: HTMLSelectElement) => one.value))
      .toMatch(/^\d{4}$/);
    expect(await className.inputValue()).toBe('10B');

    await page.getByRole('button', { name: 'Flere valg' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Last ned CSV' }).click(),
    ]);
    const [, ...lines] = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every((line) => line.includes(';10B;'))).toBe(true);
    expect(consoleErrors).toEqual([]);
  });
});
