import { describe, expect, it } from 'vitest';
import { signIn, visit } from './browser.ts';

/** A4 in CSS pixels. */
const paper = { width: 794, height: 1123 };

describe('the class lists of a school', () => {
  it('open from the overview with its class, and are printed class by class', async () => {
    const visitor = await visit();
    const { page, consoleErrors } = visitor;
    await signIn(visitor, 'school@ruter.example');
    await page.waitForURL((url) => url.pathname === '/skole');
    await page.getByRole('combobox', { name: 'Klasse' }).selectOption('8A');
    await page.waitForURL(/class=8A/);
    await page.getByRole('button', { name: 'Flere valg' }).click();
    await page.getByRole('link', { name: 'Klasselister' }).click();
    await page.waitForURL(/\/skole\/klasser\?class=8A$/);
    const only = page.getByRole('table', { name: 'Klasse 8A' });
    await only.getByRole('row', { name: /Odin Brekke .*Kort 1234567890123456/ }).waitFor();
    expect(await page.getByRole('table').count()).toBe(1);

    await page.getByRole('combobox', { name: 'Klasse' }).selectOption('');
    await page.getByRole('table', { name: 'Klasse 10B' }).waitFor();
    const classes = await page.getByRole('table').count();
    expect(classes).toBeGreaterThan(4);
    await page.reload();
    await page.getByRole('table', { name: 'Klasse 10B' }).waitFor();

    await page.setViewportSize(paper);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Skriv ut' }).isVisible()).toBe(false);
    expect(await page.getByRole('combobox', { name: 'Klasse' }).isVisible()).toBe(false);
    const pdf = await page.pdf({ format: 'A4' });
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    // A class of more than a sheet takes two.
    expect(sheets).toBeGreaterThanOrEqual(classes);
    expect(sheets).toBeLessThanOrEqual(2 * classes);
    expect(consoleErrors).toEqual([]);
  });
});
