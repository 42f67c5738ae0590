import { describe, expect, it } from 'vitest';
import { signIn, visit } from './browser.ts';

/** Numbers that belong to nobody, as a column of a spreadsheet. */
const column = (count: number) =>
  Array.from({ length: count }, (_, place) => `412 39 ${100 + place}`).join('\n');

async function counterForm() {
  const visitor = await visit();
  await signIn(visitor, 'ticket-counter@ruter.example', '/billettluka');
  await visitor.page.locator('textarea[name=guests]').waitFor();
  return visitor;
}

describe('the order at the ticket counter', () => {
  it('of 40 single tickets for a delegation takes less than a minute, and is sent once', async () => {
    const { page, consoleErrors } = await counterForm();
    const begun = Date.now();
    await page.getByRole('radio', { name: /^Enkeltbillett/ }).check();
    await page.getByLabel('Mobilnumre').fill(column(40));
    await page.getByText('40 av 40 er klare').waitFor();
    await page.getByLabel('Sendes').selectOption('tomorrow');
    await page.getByLabel(/^Fakturareferanse/).selectOption({ label: 'Gjester' });
    await page.getByLabel(/^Personlig referanse/).fill('Nordisk råd');
    // Twice quickly: one order.
    await page.getByRole('button', { name: /^Bestill 40 billetter for/ }).dblclick();
    await page.waitForURL((url) => /^\/billettluka\/ordrehistorikk\/\d+$/.test(url.pathname));
    await page.getByText('40 billetter er bestilt').waitFor();
    expect(Date.now() - begun).toBeLessThan(60_000);
    expect(consoleErrors).toEqual([]);
  });

  it('reads a guest list from a file, and picks earlier recipients by keyboard', async () => {
    const { page } = await counterForm();
    await page.locator('input[type=file]').setInputFiles({
      name: 'gjester.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'Navn;Firma;Mobil;Kategori\nKari Nordmann;Byen AS;412 39 001;Honnør\nOla Hansen;;412 39 002;\n',
      ),
    });
    await page.getByText('2 av 2 er klare').waitFor();
    expect(await page.getByLabel('Mobilnumre').inputValue()).toBe(
      'Kari Nordmann\t412 39 001\tHonnør\nOla Hansen\t412 39 002',
    );
    await page.getByRole('button', { name: /^Bestill 2 billetter/ }).waitFor();
    await page.getByLabel('Mobilnumre').fill('412 38 103');
    await page.getByRole('button', { name: 'Velg blant tidligere mottakere' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('samira');
    expect(await dialog.getByRole('checkbox', { name: 'Ta med Samira Haddad' }).isChecked()).toBe(
      true,
    );
    await dialog.getByRole('searchbox').fill('jonas');
    await dialog.getByRole('row', { name: /Samira/ }).waitFor({ state: 'detached' });
    await dialog.getByRole('checkbox', { name: 'Ta med Jonas Bakke Lie' }).press('Space');
    await dialog.getByText('2 mobilnumre i lista').waitFor();
    await dialog.getByRole('button', { name: 'Ferdig' }).press('Enter');
    expect(await page.getByLabel('Mobilnumre').inputValue()).toMatch(
      /^412 38 103\nJonas Bakke Lie\t\+47.412.38.102$/,
    );
    await page.getByText('2 av 2 er klare').waitFor();
  });

  it('tells who may see the counter and not order whom to ask', async () => {
    const visitor = await visit();
    await signIn(visitor, 'hr-users@ruter.example', '/billettluka');
    await visitor.page.getByText('Bare billettluke-administratorer bestiller').waitFor();
    await visitor.page.getByText(/Spør .+, eller brukeradministratoren i bedriften\./).waitFor();
  });
});
