import { expect, it } from 'vitest';
import { signIn, visit } from './browser.ts';

it('customer support finds an invoice, sees who it is for, and refunds a line', async () => {
  const visitor = await visit();
  const { page, open } = visitor;
  await signIn(visitor, 'support@ruter.example');
  await page.locator('main').getByRole('searchbox').fill('solside');
  await page.getByRole('button', { name: 'Solside Regnskap AS' }).click();
  await page.waitForURL((url) => url.pathname !== '/');
  await open('/faktura');
  await page
    .getByRole('region', { name: 'Kostnader' })
    .getByText(/^Neste faktura, /)
    .waitFor();
  await page.getByRole('button', { name: 'Se hva som er endret' }).click();
  const heading = page.getByRole('heading', { name: /^Endret siden / });
  const changes = page.locator('section', { has: heading });
  await changes
    .getByText(/^\d+ (nye?|avsluttet|med ny pris)$/)
    .first()
    .waitFor();
  expect(await changes.locator('a[href^="/bedriftsavtale/ansatt/"]').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Skjul hva som er endret' }).click();
  await changes.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^Ikke betalt/ }).click();
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
  await page.locator('tbody').getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Linjer' }).waitFor();
  await page
    .getByRole('button', { name: /^Vis de \d+ linjene/ })
    .first()
    .click();
  const people = page.locator('tbody a[href^="/bedriftsavtale/ansatt/"]');
  expect(await people.count()).toBeGreaterThan(0);

  const refundButton = page.getByRole('button', { name: /^Refunder / });
  const row = page.locator('tbody tr tbody tr', { has: refundButton }).first();
  await row.getByRole('button', { name: /^Refunder / }).click();
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByLabel('Beløp i kroner');
  const whole = await amount.inputValue();
  await amount.fill('10');
  await dialog.getByRole('button', { name: 'Refunder' }).click();
  await row.getByText('10,00 kr').waitFor();
  await row.getByRole('button', { name: /^Refunder / }).click();
  expect(
    Number(whole.replace(',', '.')) - Number((await amount.inputValue()).replace(',', '.')),
  ).toBe(10);
  await dialog.getByRole('button', { name: 'Refunder' }).click();
  await dialog
    .getByText(
      'Denne fakturalinjen er nylig refundert. Vent 2 minutter før du ber om en ny refusjon',
    )
    .waitFor();
  await dialog.getByRole('button', { name: 'Avbryt' }).click();

  await page.getByRole('link', { name: /^Kreditnota \d/ }).click();
  await page.getByRole('link', { name: 'Se fakturaen' }).waitFor();
  await page.getByText('−10,00 kr').first().waitFor();
});
