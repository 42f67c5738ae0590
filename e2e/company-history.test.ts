import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { signIn, visit, type Visitor } from './browser.ts';

/** Changes the company's addresses, so that the history has an entry. */
async function changeAddresses({ page }: Visitor, street: string): Promise<void> {
  await page.getByRole('button', { name: 'Rediger' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Adresselinje 1').first().fill(street);
  await dialog.getByRole('button', { name: 'Lagre' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(street).first().waitFor();
}

/** Opens the old and new values of a sentence. */
async function openDetails({ page }: Visitor): Promise<void> {
  const sentence = /endret adressene til bedriften.*→ Historieveien 1,/;
  const row = page.getByRole('row').filter({ hasText: sentence }).first();
  const newAddress = row.getByText(/Fakturaadresse: .*→ Historieveien 1,/);
  await row.waitFor();
  expect(await newAddress.isVisible()).toBe(false);
  await row.getByText('Detaljer').click();
  await newAddress.waitFor();
}

describe('the history of a company', () => {
  it('shows its administrator the changes, filtered by kind and date, and as a file', async () => {
    const visitor = await visit();
    const { page, consoleErrors } = visitor;
    await signIn(visitor, 'hr-users@ruter.example', '/minside');
    await changeAddresses(visitor, 'Historieveien 1');
    await page.locator('main').getByRole('link', { name: 'Historikk' }).click();
    await page.getByRole('heading', { level: 1, name: 'Historikk' }).waitFor();
    await openDetails(visitor);

    await page.getByLabel('Hva', { exact: true }).selectOption({ label: 'Avtale slettet' });
    await page.getByText('Ingen endringer passer').waitFor();
    await page.getByLabel('Hva', { exact: true }).selectOption({ label: 'Adresser endret' });
    await openDetails(visitor);
    expect(page.url()).toContain('kind=change-company-addresses');
    await page.getByRole('textbox', { name: /^Til dato/ }).fill('01.01.2020');
    await page.getByRole('textbox', { name: /^Til dato/ }).blur();
    await page.getByText('Ingen endringer passer').waitFor();
    await page.getByRole('button', { name: 'Vis alt' }).click();
    await openDetails(visitor);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Last ned CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^historikk-\d+-[\d-]+\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^\uFEFFTidspunkt;Hva;Hvem;/);
    expect(text).toMatch(/Adresser endret;.*Fakturaadresse;.*Historieveien 1/);
    expect(consoleErrors).toEqual([]);
  });
});
