import { describe, expect, it } from 'vitest';
import { signIn, visit } from './browser.ts';

async function hrInLargeCompany(
  language: 'nb' | 'en' = 'nb',
  size: 'desktop' | 'phone' = 'desktop',
) {
  const visitor = await visit({ language, size });
  await signIn(visitor, 'hr-large@ruter.example', '/bedriftsavtale');
  return visitor;
}

describe('tickets of many people', () => {
  it.each(['desktop', 'phone'] as const)(
    'stay in sight above the bar when the focus moves through the rows (%s)',
    async (size) => {
      const { page, open } = await hrInLargeCompany('nb', size);
      await open('/bedriftsavtale?rows=25');
      const ticks = page.locator('main').getByRole('checkbox', { name: /^Velg (?!alle)/ });
      await ticks.first().check();
      const bar = page.locator('[data-bottom-bar]');
      await bar.waitFor();
      for (let index = 1; index < 15; index += 1) {
        await ticks.nth(index).focus();
        const row = await ticks.nth(index).boundingBox();
        const top = (await bar.boundingBox())?.y ?? 0;
        expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(top);
      }
    },
  );

  it('are ended together: preview, progress that can be left, a result for each person', async () => {
    const { page, at, open, consoleErrors } = await hrInLargeCompany();
    await open('/bedriftsavtale');
    const rows = page.getByRole('row');
    const pending = rows.filter({ hasText: 'Starter' }).first();
    await pending.waitFor();
    const notBegun = await pending.getByRole('link').textContent();
    await pending.getByRole('checkbox').check();
    const valid = rows.filter({ has: page.getByText('Gyldig', { exact: true }) });
    const endedPerson = await valid.first().getByRole('link').textContent();
    for (const index of [0, 1]) await valid.nth(index).getByRole('checkbox').check();
    // The ticks remain during another search.
    await page.getByRole('searchbox').fill('ingen heter dette');
    await page.getByText('Ingen treff').waitFor();
    await page.getByRole('searchbox').fill('');
    await valid.first().waitFor();
    await page.getByText('3 valgt').waitFor();

    await page.getByRole('button', { name: 'Avslutt', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/2 billetter avsluttes, siste dag/).waitFor();
    await dialog.getByText('Har ingen gyldig billett.').waitFor();
    await dialog.getByRole('button', { name: 'Avslutt 2 billetter' }).click();
    await page.waitForURL(/\/bedriftsavtale\/endringer\/\d+$/);
    const address = page.url();

    await open('/home');
    await open('/bedriftsavtale');
    await page.getByRole('link', { name: 'Tidligere endringer for flere' }).click();
    await page.waitForURL(at('/bedriftsavtale/endringer'));
    await page
      .getByRole('row')
      .filter({ hasText: 'Avslutning av 3 billetter' })
      .getByRole('link')
      .click();
    await page.waitForURL(address);
    await page.getByText('Ferdig. 2 gikk bra, 1 gikk ikke.').waitFor();
    expect(await rows.filter({ hasText: 'Avsluttet' }).count()).toBe(2);
    const refusedRows = rows.filter({ hasText: 'Har ingen gyldig billett.' });
    expect(await refusedRows.textContent()).toContain(notBegun);

    await page
      .getByRole('link', { name: new RegExp(`^${endedPerson} `) })
      .first()
      .click();
    await page
      .getByText(/\d{4} – \d/)
      .first()
      .waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it('get their codes resent, on a phone and in English', async () => {
    const { page, open } = await hrInLargeCompany('en', 'phone');
    await open('/bedriftsavtale');
    await page.getByRole('listitem').filter({ hasText: 'Valid' }).first().waitFor();
    await page.getByRole('checkbox', { name: 'Select all on the page' }).check();
    await page.getByText('10 selected').waitFor();
    await page.getByRole('button', { name: 'Send code again' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('listitem').first().waitFor();
    const wide = await page.evaluate('document.documentElement.scrollWidth');
    expect(wide).toBe(390);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Clear the selection' }).click();
    expect(await page.getByText(/selected$/).count()).toBe(0);
  });

  it('are ticked by keyboard, and Enter on a row opens the person', async () => {
    const { page, open } = await hrInLargeCompany();
    await open('/bedriftsavtale');
    const row = page
      .getByRole('row')
      .filter({ has: page.getByText('Gyldig', { exact: true }) })
      .first();
    await row.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await page.getByText('1 valgt').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/bedriftsavtale\/ansatt\/\d+/);
  });
});
