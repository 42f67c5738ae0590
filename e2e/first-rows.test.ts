import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { brokenWordsOn } from './accessibility/broken-words.ts';
import { widthFindingsOn } from './accessibility/width-findings.ts';
import { setLanguage, signIn, sizes, visit, waitUntilLoaded } from './browser.ts';
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

const rowHeights = (page: Page): Promise<number[]> =>
  page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));

describe('the employee list', () => {
  it('has its first row near the top, beside one menu of options, and nothing wider than a window', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openEmployeesOf(visitor, { email: 'hr@ruter.example', company: 'Fjellheim Konsult AS' });
    for (const language of ['nb', 'en'] as const) {
      if (language === 'en') {
        await setLanguage(visitor, language);
        await page.setViewportSize(sizes.desktop);
        await page.reload();
      }
      await page.getByText(/^(Neste faktura|Next invoice), /).waitFor();
      await waitUntilLoaded(visitor);
      expect(await topOf(page, 'tbody tr')).toBeLessThanOrEqual(375);
      expect(await headerButtons(page).count()).toBeLessThanOrEqual(2);
      expect(new Set(await rowHeights(page))).toEqual(new Set([48]));
      expect(await widthFindingsOn(visitor)).toEqual([]);

      await page.setViewportSize(sizes.phone);
      await page.locator('main li input[type=checkbox]').first().waitFor();
      expect(await topOf(page, 'main ul > li:has(input[type=checkbox])')).toBeLessThanOrEqual(400);
      expect(await headerButtons(page).count()).toBe(1);
      expect(await smallTargets(page)).toEqual([]);
      const order = page
        .locator('main ul:has(input[type=checkbox])')
        .locator('xpath=preceding-sibling::div[1]');
      expect((await order.boundingBox())?.height).toBeLessThanOrEqual(46);
    }
  });
});

/** What is lower than a finger on a phone. */
const smallTargets = (page: Page): Promise<string[]> =>
  page
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

describe('the list of requests', () => {
  it('has rows of one height and breaks no name', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await signIn(visitor, 'hr-large@ruter.example', '/bedriftsavtale/godkjenning');
    for (const language of ['nb', 'en'] as const) {
      if (language === 'en') {
        await setLanguage(visitor, language);
        await page.reload();
      }
      await page
        .getByRole('button', { name: /^(Godkjenn|Approve), / })
        .first()
        .waitFor();
      await waitUntilLoaded(visitor);
      expect(await brokenWordsOn(visitor)).toEqual([]);
      await page.setViewportSize(sizes.desktop);
      expect(await topOf(page, 'tbody tr')).toBeLessThanOrEqual(375);
      const heights = await rowHeights(page);
      // The last row has no line below it.
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
    }
  });
});

describe('the check of a list', () => {
  const people = [
    'Ansattnr;Fornavn;Etternavn;Mobil',
    'F-1;Kari;Lind;48190001',
    'F-2;Per;Lind;4812',
    'F-3;Ida;Lind;48190003',
    ';Jon;Lind;48190004',
  ].join('\r\n');

  it('asks for no column that is recognised, and has the first faulty row near the top', async () => {
    const visitor = await visit();
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
    expect(await widthFindingsOn(visitor)).toEqual([]);
    for (const [size, faultyCards] of [
      ['desktop', 0],
      ['phone', 2],
    ] as const) {
      await page.setViewportSize(sizes[size]);
      const cards = page.locator('main li:has(input[aria-invalid])');
      await expect.poll(() => cards.count()).toBe(faultyCards);
      expect(await topOf(page, ':is(tr, li):has(input[aria-invalid])')).toBeLessThanOrEqual(400);
    }
    await page.getByRole('button', { name: 'Valg for hele listen' }).click();
    await page.getByLabel('Startdato').waitFor();
  });
});
