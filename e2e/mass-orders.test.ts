import { describe, expect, it } from 'vitest';
import { signIn, visit } from './browser.ts';

const user = 'hr-free-ticket@akt.example';
const list = '/fribilletter/massebestillinger';

const file = [
  'Ansattnr;Fornavn;Etternavn;Fødselsdato;Relasjon;Medietype;Mobilnummer;Reisekortnummer;Fra sone;Til sone;Profil',
  'ME-1;Åse;Ødegård;14.05.1985;Ansatt;Mobil;41239701;;Kristiansand;;Voksen',
  'ME-1;Liv;Ødegård;01.03.2015;Familie;Reisekort;;970000001;Alle;Alle;Barn',
  'ME-2;Jo;Berg;31.01.1950;Pensjonist;Mobil;41239702;;Arendal;Grimstad;Voksen',
].join('\r\n');

describe('a mass order of free tickets', () => {
  it('is read, mended, ordered, and followed in the list', async () => {
    const visitor = await visit({ tenant: 'akt' });
    const { page, open, consoleErrors } = visitor;
    await signIn(visitor, user, list);
    await page.getByRole('link', { name: 'Ny massebestilling' }).click();
    // As old spreadsheets write it: the encoding is found out (spec 3 §5).
    await page.locator('input[type=file]').setInputFiles({
      name: 'nye.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(file, 'latin1'),
    });
    await page.getByRole('button', { name: 'Sjekk 3 rader' }).click();
    await page.getByLabel('Startdato').selectOption({ index: 5 });
    const department = page.getByLabel('Avdeling', { exact: true });
    if ((await department.inputValue()) === '') await department.selectOption({ index: 1 });
    await page.getByText('2 rader er klare. 1 rad må rettes.').waitFor();

    await page.getByRole('button', { name: 'Hva betyr feilene?' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Rett profilen, relasjonen eller fødselsdatoen.').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[aria-invalid=true]').first().selectOption('Honnør');
    await page.getByText('3 rader er klare.').waitFor();

    await page.getByRole('button', { name: 'Bestill 3 billetter' }).click();
    await dialog.getByText('Skattepliktig fordel').waitFor();
    await dialog.getByRole('button', { name: 'Bestill 3 billetter' }).click();
    await page.getByText('3 billetter er bestilt').waitFor();

    await open(list);
    await page.getByRole('row', { name: /Bestilling nye\.csv .* 3 av 3 0 Utført/ }).waitFor();
    expect(consoleErrors).toEqual([]);
  });
});
