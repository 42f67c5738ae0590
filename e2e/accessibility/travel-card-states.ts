import { signIn, type Tenant, type Visitor } from '../browser.ts';
import { openPath, type PageState } from './page-state.ts';

/** Page states of those who make and block travel cards. */
export const travelCardStates: readonly PageState[] = [
  {
    name: '/fribilletter/reisekort',
    reach: openPath('/fribilletter/reisekort'),
  },
  {
    name: 'cards without a hit',
    reach: openPath('/fribilletter/reisekort?q=nobody-has-this-name'),
  },
  // The second operator makes no cards.
  {
    name: 'the number of a card, with a fault',
    reach: enterWrongNumber,
    at: ['ruter', 'fjord'],
  },
  { name: 'blocking a card', reach: openBlock, at: ['ruter'] },
  { name: '/reisekort', reach: openPath('/reisekort'), at: ['ruter'] },
  { name: 'the companies of the production list', reach: openCompanies, at: ['ruter'] },
  { name: 'the numbers of a company', reach: openNumbers, at: ['ruter'] },
  { name: '/reisekort/{companyId}/{date}', reach: openReport, at: ['ruter'] },
  { name: '/reisekort/numre', reach: openPath('/reisekort/numre'), at: ['ruter', 'fjord'] },
  { name: '/reisekort/numre/{id}', reach: checkNumbers, at: ['ruter', 'fjord'] },
];

export async function beginAsTravelCardAdmin(visitor: Visitor, tenant: Tenant): Promise<void> {
  const { page } = visitor;
  await signIn(visitor, `operator@${tenant}.example`);
  await page.locator('main').getByRole('button').first().click();
  await page.waitForURL((url) => url.pathname !== '/');
}

async function enterWrongNumber({ page, open }: Visitor): Promise<void> {
  await open('/fribilletter/reisekort?filter=requested');
  await page
    .getByRole('button', { name: /^(Skriv inn nummer|Enter number)/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('123');
  await dialog.getByRole('button', { name: /^(Lagre nummeret|Save number)/ }).click();
  await dialog.locator('[aria-invalid]').first().waitFor();
}

async function openBlock({ page, open }: Visitor): Promise<void> {
  await open('/fribilletter/reisekort?filter=past-expiry');
  await page
    .getByRole('button', { name: /^(Sperr|Block)/ })
    .first()
    .click();
  await page.getByRole('alertdialog').waitFor();
}

async function openCompanies({ page, open }: Visitor): Promise<void> {
  await open('/reisekort');
  await page.getByRole('button', { name: /(Alle bedrifter|All companies)/ }).click();
  await page.locator('main').getByRole('searchbox').waitFor();
}

async function openNumbers({ page, open }: Visitor): Promise<void> {
  await open('/reisekort');
  await page
    .getByRole('button', { name: /^(Skriv inn kortnumre|Enter card numbers)/ })
    .first()
    .click();
  await page
    .getByRole('region', { name: /^(Kortnumre|Card numbers), / })
    .getByRole('textbox')
    .first()
    .waitFor();
}

async function openReport({ page, open }: Visitor): Promise<void> {
  await open('/reisekort');
  await page
    .getByRole('link', { name: /^(Vis kort|Show cards)/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^(Skriv ut|Print)/ }).waitFor();
}

/** Numbers of which one has too few characters, and one is for no card. */
async function checkNumbers({ page, open }: Visitor): Promise<void> {
  await open('/reisekort/numre');
  const text = ['Bestilling;Kortnummer', '999999999;910000001', '999999998;12345'].join('\r\n');
  const file = { name: 'kort.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: /^(Sjekk|Check) 2 / }).click();
  await page.locator('input[aria-invalid]').first().waitFor();
}
