import type { Response } from 'playwright-core';
import { camt054File } from '../../server/billing/invoices/payments/test-camt054.ts';
import { signIn, type Tenant, type Visitor } from '../browser.ts';
import { openPath, type PageState } from './page-state.ts';

/** Page states of customer support: the operator's companies. */
export const supportStates: readonly PageState[] = [
  { name: '/bedrifter', reach: openPath('/bedrifter') },
  { name: 'companies with expired agreements', reach: openPath('/bedrifter?filter=expired') },
  { name: 'companies without a hit', reach: openPath('/bedrifter?q=nobody-has-this-name') },
  { name: '/bedrifter/{id}', reach: openCompany },
  { name: '/bedrifter/{id}/historikk', reach: openHistory },
  { name: 'the addresses of a company, with faults', reach: changeAddresses },
  { name: 'a new agreement', reach: openDialog(/^Ny avtale|^New agreement/) },
  { name: 'the end of an agreement', reach: endAgreement },
  { name: 'deleting an agreement', reach: openDialog(/^Slett avtale|^Delete agreement/) },
  { name: 'deleting a company', reach: deleteCompany },
  { name: '/kodelager', reach: openPath('/kodelager') },
  { name: '/kodelager/fyll', reach: openPath('/kodelager/fyll?pool=OTTO') },
  // The third operator has no pools.
  { name: '/kodelager/fyll/{id}', reach: checkCodes, at: ['ruter', 'akt'] },
  // Vouchers are the main operator's.
  { name: 'codes with amounts', reach: openPath('/kodelager/fyll?pool=HYRE'), at: ['ruter'] },
  { name: '/kodelager/tilbud', reach: openPath('/kodelager/tilbud'), at: ['ruter'] },
  { name: 'a new link of an offer', reach: openSendLink, at: ['ruter'] },
  {
    name: 'offers whose SMS was not delivered',
    reach: openPath('/kodelager/tilbud?filter=SMS_FAILED'),
    at: ['ruter'],
  },
  { name: '/kodelager/kampanjer', reach: openPath('/kodelager/kampanjer'), at: ['ruter'] },
  { name: '/kodelager/tilbud/nye', reach: openPath('/kodelager/tilbud/nye'), at: ['ruter'] },
  { name: '/kodelager/tilbud/nye/{id}', reach: checkOffers, at: ['ruter'] },
  // The third operator does not invoice here.
  {
    name: '/fakturakjoring',
    reach: openRunCheck,
    steps: [{ name: 'a dry run', reach: doDryRun }],
    at: ['ruter', 'akt'],
  },
  { name: '/innbetalinger', reach: openPath('/innbetalinger'), at: ['ruter', 'akt'] },
  {
    name: '/operator',
    reach: openPath('/operator'),
    steps: [{ name: 'another seller', reach: openSellerForm }],
  },
  { name: '/operator/priser', reach: openPath('/operator/priser') },
  {
    name: '/operator/priser/nye',
    reach: openNewPrices,
    at: ['ruter'],
    steps: [{ name: 'what new prices mean', reach: workOutPrices }],
  },
  { name: 'an open proposal', reach: openProposal },
  { name: '/meldinger', reach: openPath('/meldinger') },
  {
    name: '/personopplysninger',
    reach: openPath('/personopplysninger'),
    steps: [{ name: 'a person who is found', reach: findPerson }],
  },
  // The others offer no onboarding.
  { name: '/kundestart', reach: openPath('/kundestart'), at: ['ruter'] },
  { name: 'a credit that is paid out', reach: openPayOut, at: ['ruter'] },
  {
    name: 'payments that an earlier file had',
    reach: openRepeatedRows,
    steps: [{ name: 'registering one on its own', reach: openRegisterRow }],
    at: ['ruter'],
  },
  { name: '/bedrifter/ny', reach: openPath('/bedrifter/ny') },
  { name: 'a company that cannot be found', reach: (visitor) => find(visitor, '312999900') },
  { name: 'a new company with faults', reach: addWithFaults },
];

export async function beginAsSupport(visitor: Visitor, tenant: Tenant): Promise<void> {
  const { page } = visitor;
  await signIn(visitor, `support@${tenant}.example`);
  await page.locator('main').getByRole('button').first().click();
  await page.waitForURL((url) => url.pathname !== '/');
}

/** Codes of which one is over. */
async function checkCodes({ page, open }: Visitor): Promise<void> {
  await open('/kodelager/fyll?pool=OTTO');
  const text = ['Rabattkode;Utløpsdato', 'AXE-1001;31.12.2035', 'AXE-1002;01.01.2020'].join('\r\n');
  const file = { name: 'utgåtte-koder.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: /^(Sjekk|Check) 2 / }).click();
  await page.locator('input[aria-invalid]').first().waitFor();
}

/** Of an offer that can be claimed: those that are claimed come first, and may fill the first page of all. */
async function openSendLink({ page, open }: Visitor): Promise<void> {
  await open('/kodelager/tilbud?filter=AVAILABLE');
  await page
    .getByRole('button', { name: /^(Send lenken på nytt til|Send the link to)/ })
    .first()
    .click();
  await page.getByRole('alertdialog').waitFor();
}

/** Offers of which one is of a period that is over. */
async function checkOffers({ page, open }: Visitor): Promise<void> {
  await open('/kodelager/tilbud/nye');
  const text = [
    'Mobil;Beløp;Første dag;Siste dag;Kampanje',
    '41999871;500;01.01.2035;31.01.2035;Axe',
    '41999872;500;01.01.2020;31.01.2020;Axe',
  ].join('\r\n');
  const file = { name: 'tilbud.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: /^(Sjekk|Check) 2 / }).click();
  await page.locator('input[aria-invalid]').first().waitFor();
}

/** The check before a run lists a company without an address and an undelivered invoice. */
async function openRunCheck({ page, open }: Visitor): Promise<void> {
  await open('/fakturakjoring');
  await page
    .getByText(/går til ingen$|goes to nobody$/)
    .first()
    .waitFor();
  await page
    .getByText(/har ikke nådd fram$|(has|have) not arrived$/)
    .first()
    .waitFor();
}

async function openSellerForm({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: /Selger på fakturaer$|Seller on invoices$/ }).click();
  await page.getByRole('dialog').waitFor();
}

/** A price that is typed, compared with the one in force. */
async function openNewPrices({ page, open }: Visitor): Promise<void> {
  await open('/operator/priser/nye');
  await page.getByLabel(/^(Pris|Price)$/).fill('899,50');
  await page.getByRole('button', { name: /^(Legg til|Add)$/ }).click();
  await page.getByRole('button', { name: /^(Foreslå 1 pris|Propose 1 price)$/ }).waitFor();
}

async function workOutPrices({ page }: Visitor): Promise<void> {
  await page
    .getByRole('button', { name: /^(Se hva prisene betyr|See what the prices mean)$/ })
    .click();
  await page.getByRole('heading', { name: /^(Måned for måned|Month by month)$/ }).waitFor();
}

async function openProposal({ page, open }: Visitor): Promise<void> {
  await open('/operator');
  // A table, or cards on a phone.
  await page.locator('main a[href^="/operator/forslag/"]').first().click();
  await page.getByRole('heading', { name: /^(Det som endres|What changes)$/ }).waitFor();
}

async function openPayOut({ page, open }: Visitor): Promise<void> {
  await open('/innbetalinger');
  await page
    .getByRole('button', { name: /^(Registrer at .* er betalt tilbake|Register that .* paid out)/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

/** Two files with an equal payment, of which the bank gave no reference. */
async function openRepeatedRows({ page, open }: Visitor): Promise<void> {
  await open('/innbetalinger');
  const payments = [
    { kroner: '1.05', payer: 'Nordre Verksted' },
    { kroner: '1.15', reference: 'AXE 1', payer: 'Søndre Verksted' },
  ];
  for (const message of ['Axe 1', 'Axe 2']) {
    const file = camt054File(payments, message);
    const isImport = (response: Response) => response.request().method() === 'POST';
    const imported = page.waitForResponse(isImport);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: `${message}.xml`, mimeType: 'text/xml', buffer: Buffer.from(file) });
    await imported;
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
  }
  await page.getByRole('link', { name: /^(Vis hvilke|See which)$/ }).click();
  await page.getByText(/^(Samme referanse|Same reference)/).waitFor();
}

async function openRegisterRow({ page }: Visitor): Promise<void> {
  await page
    .getByRole('button', { name: /^(Registrer som egen innbetaling: |Register on its own: )/ })
    .click();
  await page.getByRole('alertdialog').waitFor();
}

async function doDryRun({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: /^(Prøvekjør|Dry run)$/ }).click();
  await page.getByRole('button', { name: /^(Prøvekjør på nytt|Dry run again)$/ }).waitFor();
}

async function openCompany({ page, open }: Visitor, tenant: Tenant): Promise<void> {
  // The main operator's first company has no agreements.
  await open(tenant === 'ruter' ? '/bedrifter?q=Fjellheim' : '/bedrifter');
  const first = page.locator('main a[href*="/bedrifter/1"]').first();
  await open((await first.getAttribute('href')) ?? '');
}

async function openHistory(visitor: Visitor, tenant: Tenant): Promise<void> {
  await openCompany(visitor, tenant);
  await visitor.open(`${new URL(visitor.page.url()).pathname}/historikk`);
}

function openDialog(button: RegExp): PageState['reach'] {
  return async (visitor, tenant) => {
    await openCompany(visitor, tenant);
    await visitor.page.getByRole('button', { name: button }).first().click();
    await visitor.page.locator('[role="dialog"], [role="alertdialog"]').waitFor();
  };
}

async function deleteCompany(visitor: Visitor, tenant: Tenant): Promise<void> {
  await openDialog(/^Slett bedrift|^Delete company/)(visitor, tenant);
  await visitor.page
    .getByText(/fakturaer|invoices/)
    .first()
    .waitFor();
}

const submit = ({ page }: Visitor) =>
  page.getByRole('button', { name: /^(Lagre|Save|Søk|Search)$/ }).click();

async function endAgreement(visitor: Visitor, tenant: Tenant): Promise<void> {
  await openDialog(/^(Sluttdato for avtale|End date of agreement)/)(visitor, tenant);
  await visitor.page
    .getByLabel(/^(Siste dag avtalen gjelder|Last day of the agreement)$/)
    .fill('31.12.2030');
  await visitor.page.getByText(/31\.12\.2030/).waitFor();
}

async function changeAddresses(visitor: Visitor, tenant: Tenant): Promise<void> {
  await openDialog(/^(Rediger|Edit)$/)(visitor, tenant);
  await visitor.page
    .getByLabel(/^(Postnummer|Zip code)$/)
    .first()
    .fill('12');
  await submit(visitor);
}

async function find(visitor: Visitor, number: string): Promise<void> {
  await visitor.open('/bedrifter/ny');
  await visitor.page.getByLabel(/^Organi[sz]/).fill(number);
  await submit(visitor);
}

async function addWithFaults(visitor: Visitor): Promise<void> {
  await find(visitor, '982463718');
  await visitor.page.getByLabel(/^(Fornavn|First name)$/).waitFor();
  await submit(visitor);
}

async function findPerson({ page }: Visitor): Promise<void> {
  await page.locator('input[name=phone]').fill('+47 412 39 900');
  await page.locator('form button[type=submit]').click();
  await page.locator('#found, p:has-text("+4741239900")').first().waitFor();
}
