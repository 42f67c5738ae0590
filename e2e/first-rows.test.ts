import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { brokenWordsOn } from './accessibility/broken-words.ts';
import { widthFindingsOn } from './accessibility/width-findings.ts';
import { type Language, signIn, sizes, visit, waitUntilLoaded } from './browser.ts';
import { openEmployeesOf } from './choose-company.ts';
import { answerQuestions } from './order-form.ts';

/** In the page: how far its first row, or that of a field with a fault, is from the top. */
const topOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((row) => Math.round(row.getBoundingClientRect().top + scrollY));

const headerButtons = (page: Page) =>
  page.locator('h1').locator('xpath=../../following-sibling::div/*');

describe.each(['nb', 'en'] as const)('the employee list in %s', (language: Language) => {
  it('has its first row near the top, beside one menu of options, and nothing wider than a window', async () => {
    const visitor = await visit({ language });
    const { page } = visitor;
    await signIn(visitor, 'hr@ruter.example');
    await openEmployeesOf(visitor, /^Fjellheim Konsult AS/);
    await page.getByText(/^(Neste faktura|Next invoice), /).waitFor();
    await waitUntilLoaded(visitor);
    expect(await topOf(page, 'tbody tr')).toBeLessThanOrEqual(375);
    expect(await headerButtons(page).count()).toBeLessThanOrEqual(2);
    const heights = await page
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
    expect(new Set(heights)).toEqual(new Set([48]));
    expect(await widthFindingsOn(visitor)).toEqual([]);

    await page.setViewportSize(sizes.phone);
    await page.locator('main li input[type=checkbox]').first().waitFor();
    expect(await topOf(page, 'main ul > li:has(input[type=checkbox])')).toBeLessThanOrEqual(400);
    expect(await headerButtons(page).count()).toBe(1);
    const small = await page
      .locator('main :is(button, select, input[type=search], a[data-row-link])')
      .evaluateAll((targets) =>
        targets
          .map((target) => {
            // The link of a row is as large as its row, and the box of a search as its field.
            const { height } = (
              target.matches('[data-row-link]') ? (target.closest('li') ?? target) : target
            ).getBoundingClientRect();
            return `${target.textContent} ${Math.round(height)}`;
          })
          // What a phone does not show has no height.
          .filter((text) => Number(text.split(' ').at(-1)) > 0)
          .filter((text) => Number(text.split(' ').at(-1)) < 44),
      );
    expect(small).toEqual([]);
    const order = page
      .locator('main ul:has(input[type=checkbox])')
      .locator('xpath=preceding-sibling::div[1]');
    expect((await order.boundingBox())?.height).toBeLessThanOrEqual(46);
  });
});

describe('the list of requests', () => {
  it.each(['nb', 'en'] as const)(
    'has rows of one height and breaks no name, in %s',
    async (language) => {
      const visitor = await visit({ language });
      const { page } = visitor;
      await signIn(visitor, 'hr-large@ruter.example', '/bedriftsavtale/godkjenning');
      await page
        .getByRole('button', { name: /^(Godkjenn|Approve), / })
        .first()
        .waitFor();
      await waitUntilLoaded(visitor);
      expect(await brokenWordsOn(visitor)).toEqual([]);
      await page.setViewportSize(sizes.desktop);
      expect(await topOf(page, 'tbody tr')).toBeLessThanOrEqual(375);
      const heights = await page
        .locator('tbody tr')
        .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
      // The last row has no line below it.
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
    },
  );
});

describe('the check of a list', () => {
  const people = [
    'Ansattnr;Fornavn;Etternavn;Mobil',
    'F-1;Kari;Lind;48190001',
    'F-2;Per;Lind;4812',
    'F-3;Ida;Lind;48190003',
    ';Jon;Lind;48190004',
  ].join('\r\n');

  it.each(['desktop', 'phone'] as const)(
    'asks for no column that is recognised, and has the first faulty row near the top, on a %s',
    async (size) => {
      const visitor = await visit({ size });
      const { page } = visitor;
      await signIn(visitor, 'hr-single@ruter.example', '/bedriftsavtale/bestill-flere');
      await page.locator('input[type=file]').setInputFiles({
        name: 'Ansatte.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(people),
      });
      await page.getByText(/^Vi kjente igjen alle kolonnene: .*Mobil/).waitFor();
      expect(await page.getByRole('combobox').count()).toBe(0);
      await page.getByRole('button', { name: 'Sjekk 4 rader' }).click();
      await answerQuestions(page);
      await page.getByText('2 rader er klare. 2 rader må rettes.').waitFor();
      const firstFault = ':is(tr, li):has(input[aria-invalid])';
      expect(await topOf(page, firstFault)).toBeLessThanOrEqual(400);
      expect(await page.locator('main li:has(input[aria-invalid])').count()).toBe(
        size === 'phone' ? 2 : 0,
      );
      expect(await widthFindingsOn(visitor)).toEqual([]);
      await page.getByRole('button', { name: 'Valg for hele listen' }).click();
      await page.getByLabel('Startdato').waitFor();
    },
  );
});
