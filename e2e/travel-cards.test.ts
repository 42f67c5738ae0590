import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn, visit, type Visitor } from './browser.ts';

async function adminAt(path: string): Promise<Visitor> {
  const visitor = await visit();
  await signIn(visitor, 'operator@ruter.example', path);
  return visitor;
}

/** The numbers of a company, one after the other, and the report. */
async function enterNumbers(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Skriv inn kortnumre for / })
    .first()
    .click();
  const numbers = page.getByRole('region', { name: /^Kortnumre, / });
  const [first, second] = [
    numbers.getByRole('textbox').nth(0),
    numbers.getByRole('textbox').nth(1),
  ];
  const next = await second.getAttribute('name');
  await first.fill('930000001');
  await first.press('Enter');
  await numbers.getByText('930000001').waitFor();
  await page.waitForFunction(
    (field) => document.activeElement?.getAttribute('name') === field,
    next,
  );
  await page.keyboard.type('930000001');
  await page.keyboard.press('Enter');
  await numbers.getByText('Et annet kort i bruk har dette nummeret. Sjekk kortet.').waitFor();
  await page.getByRole('button', { name: /^Lukk kortnumre for / }).click();
  await numbers.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Produsert \d/ }).click();
  await page.getByText('Ikke laget').first().waitFor({ state: 'detached' });

  const today = page.getByRole('link', { name: /^Vis kort for / }).first();
  await today.click();
  await page.getByRole('button', { name: 'Skriv ut' }).waitFor();
  await page.getByText('930000001').waitFor();
  await page.getByText('Postadresse da kortene ble laget').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Last ned CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^reisekort-\d+-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(new URL(page.url()).pathname).toMatch(/^\/reisekort\/\d+\/\d{2}-\d{2}-\d{4}$/);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('header').first().isVisible()).toBe(false);
}

describe('a travel-card administrator', () => {
  it('gives a card its number, blocks one past expiry, and enters those of a company', async () => {
    const { page, open, consoleErrors } = await adminAt('/fribilletter/reisekort');
    // It waits for no company.
    await page.getByRole('heading', { level: 1, name: 'Reisekort' }).waitFor();
    await page.getByRole('button', { name: /^Bestilt \d/ }).click();
    const enter = page.getByRole('button', { name: /^Skriv inn nummer for / }).first();
    const name = ((await enter.getAttribute('aria-label')) ?? '').replace(/^.* for /, '');
    await enter.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Kortnummer' }).fill('12345678');
    await dialog.getByText('8 av 9').waitFor();
    await dialog.getByRole('button', { name: 'Lagre nummeret' }).click();
    await dialog.getByText('Kortnummeret må ha nøyaktig 9 tegn').first().waitFor();
    await dialog.getByRole('textbox', { name: 'Kortnummer' }).fill('920 000 001');
    await dialog.getByRole('button', { name: 'Lagre nummeret' }).click();
    await page.getByText(`${name} har kort 920000001`).waitFor();

    await page.getByRole('button', { name: /^Utløpt \d/ }).click();
    const block = page.getByRole('button', { name: /^Sperr kort / }).first();
    const label = (await block.getAttribute('aria-label')) ?? '';
    await block.click();
    await page.getByText(/Sperr kortet i kortsystemet først/).waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sperr', exact: true }).click();
    await page.getByText('Reisekortet er sperret').waitFor();
    await page.getByRole('button', { name: label }).waitFor({ state: 'detached' });
    expect(consoleErrors).toEqual([]);

    await open('/reisekort');
    await enterNumbers(page);
    // A number in use is refused by the server with 409, which the browser reports.
    expect(consoleErrors.filter((line) => !line.includes('409'))).toEqual([]);
  });

  it('finds a company in the production list, and takes the file of the factory', async () => {
    const { page, at, consoleErrors } = await adminAt('/reisekort');
    await page.getByRole('button', { name: /Alle bedrifter/ }).click();
    await page.locator('main').getByRole('searchbox').fill('bekkefaret');
    await page
      .getByRole('button', { name: /^Bekkefaret Snekkeri/ })
      .first()
      .click();
    await page.getByText('Bedriften har ingen kort').waitFor();
    const list = await page.request.get(at('/freeticket-api/ticket/travel-card/cards-to-make/csv'));
    const [head = '', ...rows] = (await list.text()).replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(head.split(';').at(-1)).toBe('Kortnummer');
    const lines = rows.slice(0, 2).map((row, place) => `${row}94000000${place}`);
    await page.goto(at('/reisekort/numre'));
    const buffer = Buffer.from([head, ...lines].join('\r\n'));
    const file = { name: 'fra-fabrikken.csv', mimeType: 'text/csv', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Sjekk 2 rader' }).click();
    await page.getByText('2 kort er klare.').waitFor();
    await page.getByRole('button', { name: 'Gi 2 kort nummer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Gi 2 kort nummer' }).click();
    await page.getByText('2 kort har fått nummer').waitFor();
    expect(consoleErrors).toEqual([]);
  });
});
