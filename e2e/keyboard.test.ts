import { describe, expect, it } from 'vitest';
import { signIn, visit, waitUntilLoaded, type Visitor } from './browser.ts';
import { focusedDialog } from './focused-dialog.ts';
import { tabTo } from './tab-to.ts';

/** Opens a page and waits for its content: Tab finds only what is there. */
async function open(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await waitUntilLoaded(visitor);
}

describe('by keyboard alone', () => {
  it('a user signs in, picks a company and orders a ticket', async () => {
    const visitor = await visit();
    const { page, at } = visitor;
    await open(visitor, '/home');
    await tabTo(page, /^Logg inn$/);
    await page.keyboard.press('Enter');
    await page.locator('input[name="email"]').waitFor();
    await tabTo(page, /^E-post/);
    await page.keyboard.type('hr@ruter.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('demo');
    await page.keyboard.press('Enter');

    await page.getByRole('heading', { name: 'Velg bedrift' }).waitFor();
    await tabTo(page, /Søk etter bedrift/);
    await page.keyboard.type('fjellheim');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Ordrehistorikk' }).waitFor();
    await tabTo(page, /^Ansatte$/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Ansatte' }).waitFor();
    await page.getByRole('row').getByRole('link').first().waitFor();

    await tabTo(page, /Bestill billett/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Bestill billett' }).waitFor();
    await tabTo(page, /^Mobil/);
    await page.keyboard.type('90011777');
    await tabTo(page, /^Ansattnr/);
    await page.keyboard.type('KEY-1');
    await tabTo(page, /^Fornavn/);
    await page.keyboard.type('Tast');
    await tabTo(page, /^Etternavn/);
    await page.keyboard.type('Atur');
    await tabTo(page, /To soner/);
    await page.keyboard.press('ArrowDown');
    await tabTo(page, /^Fakturareferanse/);
    await page.keyboard.press('ArrowDown');
    await tabTo(page, /informert om/);
    await page.keyboard.press('Space');
    await tabTo(page, /^Bestill billett$/);
    await page.keyboard.press('Enter');

    await page.getByText('Billetten er bestilt!').waitFor();
    await page.waitForURL(at('/bedriftsavtale'));
    await tabTo(page, /Søk etter navn/);
    await page.keyboard.type('atur 90011777');
    // The list of the first letter has the person too, and gives way to that of the whole search.
    await page.waitForURL(/q=atur\+90011777/);
    await waitUntilLoaded(visitor);
    await page.getByRole('link', { name: 'Tast' }).waitFor();
    await tabTo(page, /^Tast$/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Tast Atur' }).waitFor();
    await page.getByText('Alle soner').first().waitFor();
    expect(await page.title()).toContain('Tast Atur');
  });

  it('customer support adds a company with another agreement, and a user in it', async () => {
    const visitor = await visit();
    const { page, at } = visitor;
    await signIn(visitor, 'operator@ruter.example');
    await page.getByRole('heading', { name: 'Velg bedrift' }).waitFor();
    await tabTo(page, /Søk etter bedrift/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/');
    const write = async (field: RegExp, pattern: string) => {
      await tabTo(page, field);
      await page.keyboard.type(pattern);
    };
    const pressEnterOn = async (pattern: RegExp) => {
      await tabTo(page, pattern);
      await page.keyboard.press('Enter');
    };

    await open(visitor, '/bedrifter/ny');
    await write(/^Organisasjonsnummer/, '917422575');
    await page.keyboard.press('Enter');
    await page.getByLabel('Fornavn').waitFor();
    await page.getByRole('button', { name: /^Ny avtale/, disabled: false }).waitFor();
    await pressEnterOn(/^Ny avtale/);
    await focusedDialog(page).waitFor();
    await tabTo(page, /^Type/);
    await page.keyboard.type('Reisekort');
    await pressEnterOn(/^Lagre$/);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await write(/^E-post$/, 'tastatur@entur.example');
    await write(/^Mobil/, '90022113');
    await write(/^Fornavn/, 'Tora');
    await write(/^Etternavn/, 'Tastatur');
    await pressEnterOn(/^Lagre$/);
    await page.getByText('Bedriften er lagt til!').waitFor();
    await page.waitForURL(/\/bedrifter\/\d+$/);

    await open(visitor, '/brukere/ny');
    await write(/^Fornavn/, 'Kåre');
    await write(/^Etternavn/, 'Klikkeløs');
    await write(/^E-post/, 'kare@entur.example');
    await write(/^Mobil|^Telefon/, '90022114');
    await pressEnterOn(/^Legg til bedrift/);
    await focusedDialog(page).waitFor();
    await write(/^Søk/, '917422575');
    await pressEnterOn(/^Entur/);
    await tabTo(page, /^HR/);
    await page.keyboard.press('Space');
    await pressEnterOn(/^Legg til$/);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await pressEnterOn(/^Lagre$/);
    await page.waitForURL(at('/brukere'));
    // The address changes before the page.
    await page.getByRole('heading', { name: 'Brukere', exact: true }).waitFor();
    await write(/^Søk etter navn/, 'klikkeløs 90022114');
    await page.getByRole('row', { name: /kare@entur\.example/ }).waitFor();
  });
});
