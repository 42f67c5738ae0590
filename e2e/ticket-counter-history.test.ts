import { describe, expect, it } from 'vitest';
import { signIn, visit } from './browser.ts';
import { searchList } from './search-list.ts';

describe('the history of a ticket counter', () => {
  it('leads from the list to an order, where a code is cancelled and the others are printed', async () => {
    const visitor = await visit();
    const { page, open, consoleErrors } = visitor;
    await signIn(visitor, 'ticket-counter@ruter.example', '/billettluka/ordrehistorikk');
    await searchList(page, 'Romjulscupen');
    await page
      .getByRole('row', { name: /Romjulscupen/ })
      .getByRole('link')
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Romjulscupen' }).waitFor();
    await page.getByText('Ubrukte koder utløper').waitFor();

    const unused = page.getByRole('button', { name: /^Ubrukt/ });
    const count = async () => Number(/\d+/.exec((await unused.textContent()) ?? '')?.[0]);
    await unused.click();
    const before = await count();
    const cancel = page.getByRole('button', { name: /^Avbestill / }).first();
    const code = (await cancel.getAttribute('aria-label'))?.replace('Avbestill ', '') ?? '';
    await cancel.click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText(`Koden ${code} virker ikke lenger.`).waitFor();
    await dialog.getByRole('button', { name: `Avbestill ${code}` }).click();
    await page
      .getByText(new RegExp(`${code}: .* (krediteres|kreditert|faktureres ikke)`))
      .waitFor();
    await expect.poll(count).toBe(before - 1);
    await page.getByRole('searchbox').fill(code);
    await page.getByText(`Ingen treff på «${code}»`).waitFor();

    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Last ned ubrukte koder' }).click();
    expect((await file).suggestedFilename()).toMatch(/^hentekoder-\d+-.*\.csv$/);
    await page.getByRole('link', { name: 'Skriv ut koder' }).click();
    await page
      .getByRole('img', { name: /^QR-kode for hentekode/ })
      .first()
      .waitFor();
    const slips = page.getByRole('list', { name: 'Hentekoder' });
    expect(await slips.getByText(code).count()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Skriv ut' }).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });

    await open(`/billettluka/billetthistorikk/?q=Romjulscupen&rows=50`);
    await page
      .getByRole('row', { name: new RegExp(`${code}.*Avbestilt`) })
      .first()
      .waitFor();
    expect(consoleErrors).toEqual([]);
  });
});
