import { describe, expect, it } from 'vitest';
import { signIn, visit, type Visitor } from './browser.ts';
import { searchList } from './search-list.ts';

/** Nothing else of the demo world has these. */
const reference = `Messe ${Date.now() % 1_000_000}`;
const name = `Ylva Messe ${String.fromCodePoint(65 + (Date.now() % 26))}`;
const phone = `47${String(Date.now() % 1_000_000).padStart(6, '0')}`;

/** At the second operator, where no other journey orders: these settings count for everybody who does. */
async function openAs(user: string, path: string): Promise<Visitor> {
  const visitor = await visit({ tenant: 'akt' });
  await signIn(visitor, `${user}@akt.example`, path);
  return visitor;
}

const settingsPath = '/billettluka/innstillinger/';

describe('the settings of a ticket counter', () => {
  it('say who makes references and whom the company pays for, and keep both apart', async () => {
    const visitor = await openAs('hr-users', settingsPath);
    const { page, consoleErrors } = visitor;
    const dialog = page.getByRole('dialog');
    const isMandatory = page.getByRole('checkbox', { name: /Fakturareferanse er obligatorisk/ });
    await isMandatory.waitFor();
    const wasMandatory = await isMandatory.isChecked();
    await isMandatory.focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Lagre' }).click();
    await page.getByText('Innstillingene er lagret!').waitFor();
    await page.reload();
    await isMandatory.waitFor();
    expect(await isMandatory.isChecked()).toBe(!wasMandatory);
    await isMandatory.click();
    await page.getByRole('button', { name: 'Lagre' }).click();
    await page.getByText('Innstillingene er lagret!').waitFor();

    await page.getByRole('button', { name: 'Ny fakturareferanse' }).first().click();
    await dialog.getByLabel(/^Fakturareferanse/).fill(reference);
    await dialog.getByLabel(/^Mønster/).fill('P####');
    await dialog.getByText('Da passer for eksempel P1234.').waitFor();
    await dialog.getByRole('button', { name: 'Lagre' }).click();
    await page.getByText('Fakturareferansen er opprettet!').waitFor();

    await page.getByRole('link', { name: 'Bedriften betaler' }).click();
    await page.getByRole('button', { name: 'Legg til person' }).first().click();
    await dialog.getByLabel('Navn').fill(name);
    await dialog.getByRole('textbox', { name: 'Mobil' }).fill(`+47 ${phone}`);
    await dialog.getByLabel('Fakturareferanse').selectOption({ label: reference });
    await dialog.getByLabel(/^Grense per måned/).fill('600');
    await dialog.getByRole('button', { name: 'Legg til person' }).click();
    await page.getByText(`Bedriften betaler for ${name}!`).waitFor();
    await searchList(page, phone);
    await page.getByRole('row', { name: new RegExp(`${name}.*${reference}.*600`) }).waitFor();

    // The reference is somebody's now.
    await visitor.open(settingsPath);
    await searchList(page, reference);
    await page.getByRole('button', { name: `Slett ${reference}` }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Slett' }).click();
    await question
      .getByText(`Bedriften betaler for ${name} med denne referansen.`, { exact: false })
      .waitFor();
    await question.getByRole('link', { name: 'Se hvem bedriften betaler for' }).click();

    await searchList(page, name);
    await page.getByRole('button', { name: `Fjern ${name}` }).click();
    await question.getByRole('button', { name: 'Fjern' }).click();
    await page.getByText(`Bedriften betaler ikke lenger for ${name}`).waitFor();
    await visitor.open(settingsPath);
    await searchList(page, reference);
    await page.getByRole('button', { name: `Slett ${reference}` }).click();
    await question.getByRole('button', { name: 'Slett' }).click();
    await page.getByText('Fakturareferansen er slettet!').waitFor();
    // Each refusal is an answer of the network.
    expect(consoleErrors.filter((text) => !text.includes('409'))).toEqual([]);
  });
});
