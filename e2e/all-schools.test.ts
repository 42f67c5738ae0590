import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { signIn, visit, type Visitor } from './browser.ts';

/** A county's administrator, who has chosen none of their schools. */
async function county(): Promise<Visitor> {
  const visitor = await visit();
  await signIn(visitor, 'school-county@ruter.example', '/skole/alle');
  await visitor.page.getByRole('searchbox').waitFor();
  return visitor;
}

const schools = ['Bjørkelia skole', 'Granås barneskole', 'Tårnfjellet videregående skole'];

describe('the overview of a county’s schools', () => {
  it('is searched, filtered and kept in the address, and leads to a school and back', async () => {
    const { page, consoleErrors } = await county();
    const school = page.getByRole('combobox', { name: 'Skole', exact: true });
    for (const name of schools) {
      await school.locator('option', { hasText: name }).waitFor({ state: 'attached' });
    }
    expect(await school.locator('option').count()).toBe(4);
    await page.getByRole('searchbox').fill('odin brekke');
    await page.getByRole('row', { name: /^Odin Brekke Bjørkelia skole 8A/ }).waitFor();
    await page.getByRole('searchbox').fill('');
    await page.waitForURL((url) => !url.searchParams.has('q'));

    const value = await school.locator('option', { hasText: 'Granås' }).getAttribute('value');
    await school.selectOption(value);
    await page.waitForURL(new RegExp(`school=${value}`));
    const cells = page.locator('tbody td:nth-of-type(2)');
    await expect
      .poll(async () => new Set(await cells.allTextContents()))
      .toEqual(new Set(['Granås barneskole']));
    await page.reload();
    await expect.poll(() => school.inputValue()).toBe(value);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /Last ned/ }).click(),
    ]);
    const [heading = '', ...lines] = (await readFile(await download.path(), 'utf8'))
      .trim()
      .split(/\r?\n/);
    expect(heading).toContain('Etternavn;Skole;Klasse');
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.every((line) => line.includes(';Granås barneskole;'))).toBe(true);

    // It leads to the school that is chosen, and back.
    const views = page.getByRole('navigation', { name: 'Skoler' });
    await views.getByRole('link', { name: 'Én skole' }).click();
    await page.getByRole('heading', { level: 1, name: 'Velg bedrift' }).waitFor();
    await page.getByRole('button', { name: /Granås barneskole/ }).click();
    await page.getByText('Elever ved Granås barneskole').waitFor();
    await page.waitForURL((url) => url.pathname === '/skole');
    await page.getByRole('searchbox').fill('a');
    await page.waitForURL(/q=a/);
    await views.getByRole('link', { name: 'Alle skolene mine' }).click();
    await page.waitForURL(/\/skole\/alle\?q=a/);
    await page.getByText('Elever ved alle skolene du administrerer').waitFor();
    await views.getByRole('link', { name: 'Granås barneskole' }).waitFor();
    expect(consoleErrors).toEqual([]);
  });
});
