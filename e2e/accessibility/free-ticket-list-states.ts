import type { Visitor } from '../browser.ts';
import type { PageState } from './page-state.ts';

/** The list of free tickets, and who changes profile by age. */
export const freeTicketListStates: readonly PageState[] = [
  { name: '/fribilletter', reach: openList },
  { name: 'free tickets that are over', reach: openWhatIsOver },
  { name: 'no free ticket found', reach: searchForNobody },
  {
    name: '/fribilletter/bursdager',
    reach: openBirthdays,
    steps: [{ name: 'somebody ticked among the birthdays', reach: tickFirst }],
  },
  { name: '/fribilletter/bursdager/{id}', reach: planNewProfile },
  { name: '/fribilletter/fakturagrunnlag', reach: openInvoiceBases },
  { name: '/fribilletter/fakturagrunnlag/{id}', reach: openInvoiceBase },
  { name: '/fribilletter/skattegrunnlag', reach: openTaxBase },
  { name: 'a year of the tax base', reach: openTaxYear },
  { name: 'no tax base in the month', reach: openMonthWithoutTaxBase },
  { name: '/fribilletter/endringer', reach: openTaxChanges },
];

async function openRows({ page, open }: Visitor, path: string): Promise<void> {
  await open(path);
  await page.locator('main').locator('[data-row-link]').first().waitFor();
}

async function openList(visitor: Visitor): Promise<void> {
  await openRows(visitor, '/fribilletter');
}

async function openWhatIsOver(visitor: Visitor): Promise<void> {
  await openRows(visitor, '/fribilletter?filter=over');
}

async function openBirthdays(visitor: Visitor): Promise<void> {
  await openRows(visitor, '/fribilletter/bursdager');
}

async function searchForNobody({ page, open }: Visitor): Promise<void> {
  await open('/fribilletter?q=zzzz');
  await page.getByText(/zzzz/).first().waitFor();
}

async function tickFirst({ page }: Visitor): Promise<void> {
  await page
    .getByRole('checkbox', { name: /^(Velg|Select|Choose|Tick) /i })
    .nth(1)
    .check();
  await page.getByRole('button', { name: /^(Gi ny kategori|Give the new category)/ }).waitFor();
}

async function planNewProfile(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await openBirthdays(visitor);
  await tickFirst(visitor);
  await page.getByRole('button', { name: /^(Gi ny kategori|Give the new category)/ }).click();
  await page.waitForURL(/\/bursdager\/\d+/);
  await page.locator('main').locator('table, ul').first().waitFor();
}

async function openInvoiceBases(visitor: Visitor): Promise<void> {
  await openRows(visitor, '/fribilletter/fakturagrunnlag');
}

async function openInvoiceBase(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await openInvoiceBases(visitor);
  await page.locator('main').locator('[data-row-link]').first().click();
  await page.waitForURL(/\/fakturagrunnlag\/\d+-\d{6}/);
  await page.locator('main').locator('table, ul').first().waitFor();
}

async function openPictured({ page, open }: Visitor, path: string): Promise<void> {
  await open(path);
  await page.locator('main figure svg').waitFor();
  await page.locator('main table tbody th').first().waitFor({ state: 'attached' });
}

async function openTaxBase(visitor: Visitor): Promise<void> {
  await openPictured(visitor, '/fribilletter/skattegrunnlag');
}

async function openTaxYear(visitor: Visitor): Promise<void> {
  await openPictured(visitor, '/fribilletter/skattegrunnlag?year=2026');
}

async function openMonthWithoutTaxBase({ page, open }: Visitor): Promise<void> {
  await open('/fribilletter/skattegrunnlag?year=2020&month=1');
  await page.getByText(/Ingen skattegrunnlag for måneden|No tax base for the month/).waitFor();
}

async function openTaxChanges({ page, open }: Visitor): Promise<void> {
  await open('/fribilletter/endringer');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText(/^(Fra|From) /).waitFor();
}
