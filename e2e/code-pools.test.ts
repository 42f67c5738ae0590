import { describe, expect, it } from 'vitest';
import { setLanguage, signIn, sizes, visit } from './browser.ts';

/** Codes as a partner sends them; one of them is there twice, and one is over. */
const partnersFile = (prefix: string) => {
  const codes = Array.from({ length: 60 }, (_, index) => `${prefix}-${1_000 + index};31.12.2035`);
  const text = ['Rabattkode;Utløpsdato', ...codes, `${prefix}-1003;`, `${prefix}-GML;01.01.2020`];
  return { name: 'koder.csv', mimeType: 'text/csv', buffer: Buffer.from(text.join('\r\n')) };
};

describe('customer support', () => {
  it('fills the pool that runs low, and nobody reads the codes after that', async () => {
    const visitor = await visit();
    const { page, consoleErrors, at } = visitor;
    await signIn(visitor, 'support@ruter.example', '/kodelager');
    await page.getByText('Fyll på: Bildeling (23 ledige)').waitFor();
    await page.getByRole('link', { name: 'Fyll på Bildeling' }).click();
    expect(await page.getByRole('radio', { name: 'Bildeling' }).isChecked()).toBe(true);

    await page.locator('input[type=file]').setInputFiles(partnersFile('E2E'));
    await page.getByText('62 rader fra koder.csv').waitFor();
    await page.getByRole('button', { name: 'Sjekk 62 rader' }).click();
    await page.getByText('60 koder er klare. 2 rader må rettes eller hoppes over.').waitFor();
    await page.getByText('Samme kode som i en annen rad (rad 4)').waitFor();
    await page.getByRole('button', { name: 'Legg inn 60 koder nå' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Legg inn 60 koder' }).click();

    await page.getByText('60 koder er lagt inn').waitFor();
    expect(await page.locator('main').innerText()).not.toContain('E2E-');
    const batch = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const file = await page.request.get(at(`/api/batch/code-imports/${batch}/rows.csv?show=all`));
    expect([file.status(), (await file.text()).includes('E2E-')]).toEqual([200, false]);

    await page.getByRole('link', { name: 'Kodelager' }).last().click();
    const pool = page.getByRole('row', { name: /^Bildeling 83/ });
    await pool.getByText('Nok koder').waitFor();
    await page.getByRole('row', { name: /Bildeling: koder\.csv.*Kaja Service/ }).waitFor();
    expect(consoleErrors).toEqual([]);

    // On a phone, in English.
    await setLanguage(visitor, 'en');
    await page.setViewportSize(sizes.phone);
    await page.reload();
    await page.getByText('E-bike').first().waitFor();
    const isWide = () => document.documentElement.scrollWidth > window.innerWidth;
    expect(await page.evaluate(isWide)).toBe(false);
  });

  it('has no pools at an operator without subscriptions', async () => {
    const other = await visit({ tenant: 'fjord' });
    await signIn(other, 'support@fjord.example');
    await other.page.locator('main').getByRole('button').first().click();
    await other.page.waitForURL((url) => url.pathname !== '/');
    await other.open('/kodelager');
    await other.page.getByText(/Brukeren din har ikke tilgang til denne siden/).waitFor();
  });
});
