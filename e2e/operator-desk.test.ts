import { describe, it } from 'vitest';
import { fareFrame, fareTable, netexFile } from '@takst/server/catalogue/netex/test-netex-file.ts';
import { signIn, visit, type Visitor } from './browser.ts';

/** Of no other test, and far enough away to change nothing for them. */
const validFrom = '01.02.2040';

/** Prices come from a NeTEx file, of which the user says what its ids stand for. */
async function readFile({ page, open }: Visitor): Promise<void> {
  await open('/operator/priser/nye');
  const tables = ['Bedrift', 'Fly'].map((product) =>
    fareTable({ product, profile: 'ADULT', from: '2040-03-01', prices: [[1, '812.50']] }),
  );
  const text = netexFile(fareFrame(tables.join('')));
  const choose = (name: string, content: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(content) });
  await choose('feil.xml', text.replace('812.50', 'gratis').replace(/Bedrift/g, 'company-ticket'));
  await page.getByText('feil.xml er ikke lest inn').waitFor();
  await page.getByText(/^Linje \d+: beløpet er ikke et beløp i kroner$/).waitFor();
  await choose('takster.xml', text);
  await page
    .getByLabel('Produkt RUT:PreassignedFareProduct:Bedrift')
    .selectOption({ label: 'Bedriftsbillett' });
  await page.getByRole('button', { name: 'Utelat resten' }).click();
  await page.getByRole('button', { name: 'Les filen med disse svarene' }).click();
  await page.getByText('1 pris er lest inn').waitFor();
  await page.getByRole('row', { name: /Bedriftsbillett.*Voksen.*01\.03\.2040.*812,50/ }).waitFor();
}

describe('the data of an operator', () => {
  it('is changed by two users, one of whom proposes, and comes from a NeTEx file', async () => {
    const maker = await visit();
    await signIn(maker, 'support@ruter.example', '/operator');
    await maker.page
      .getByRole('button', { name: 'Foreslå endring: Karantenetid', exact: true })
      .click();
    const dialog = maker.page.getByRole('dialog');
    await dialog.getByLabel('Gjelder fra').fill(validFrom);
    await dialog.getByLabel('Dager', { exact: true }).fill('37');
    await dialog.getByRole('button', { name: 'Foreslå', exact: true }).click();
    await maker.page.getByRole('link', { name: 'Se forslaget' }).click();
    await maker.page.getByText('Du har foreslått dette selv').waitFor();

    const decider = await visit();
    await signIn(decider, 'operator@ruter.example', new URL(maker.page.url()).pathname);
    await decider.page.getByText('37 dager').waitFor();
    await decider.page.getByRole('button', { name: 'Godkjenn', exact: true }).click();
    await decider.page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Godkjenn', exact: true })
      .click();
    await decider.page.getByText(/^Godkjent av Olga Opsahl/).waitFor();
    await decider.open('/operator');
    await decider.page
      .getByRole('table', { name: 'Karantenetid' })
      .getByRole('row', { name: /01\.02\.2040.*37 dager.*Kommer/ })
      .waitFor();

    await readFile(maker);
  });
});
