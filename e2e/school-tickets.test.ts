import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { signIn, visit } from './browser.ts';

type Look = Parameters<typeof visit>[0];

/** The administrator of a school, who begins at the overview. */
async function overview(look: Look = {}) {
  const visitor = await visit(look);
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
    expect(consoleErrors).toEqual([]);
  });

  it('gives a file of what is chosen', async () => {
    const { page } = await overview();
    await page.getByRole('combobox', { name: 'Klasse' }).selectOption('8A');
    await page.waitForURL(/class=8A/);
    await page.getByRole('button', { name: 'Flere valg' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Last ned CSV' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    const [, ...lines] = text.trim().split(/\r?\n/);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.every((line) => line.includes(';8A;'))).toBe(true);
    expect(text).toContain('Leah;Aune;8A');
  });

  it('is cards on a phone', async () => {
    const { page } = await visit({ size: 'phone', language: 'en' }).then(async (visitor) => {
      await signIn(visitor, 'school@ruter.example');
      return visitor;
    });
    await page.getByText('Leah').first().waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('School tickets');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(await page.evaluate(() => innerWidth));
  });
});
