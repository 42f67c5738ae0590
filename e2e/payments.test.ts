import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { camt054File } from '../server/billing/invoices/payments/test-camt054.ts';
import { signIn, visit, type Visitor } from './browser.ts';
import { signInTo } from './choose-company.ts';

type Invoice = { id: number; invoiceNumber: number; kid: string };

async function hrOfFjellheim(path: string): Promise<Visitor> {
  const visitor = await visit();
  await signInTo(visitor, { email: 'hr@ruter.example', company: 'Fjellheim Konsult AS' }, path);
  return visitor;
}

/** An invoice of the company, by calls from inside its list. */
async function anInvoice(): Promise<Invoice> {
  const { page, context } = await hrOfFjellheim('/faktura');
  const links = page.locator('a[href^="/bedriftsavtale/faktura/"]');
  await links.first().waitFor();
  // The newest may be a credit note, which nobody pays.
  const id = (await links.last().getAttribute('href'))?.split('/').at(-1);
  const invoice = await page.evaluate(
    async (address): Promise<Invoice> => (await fetch(address)).json(),
    `/api/invoice/by-invoice-id/${id}`,
  );
  await context.close();
  return invoice;
}

const amountIn = (text: string | undefined): number =>
  Number(
    (text ?? '')
      .replace('−', '-')
      .replaceAll(/[^\d,-]/g, '')
      .replace(',', '.'),
  );

async function downloaded(page: Page, link: RegExp): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: link }).click();
  return readFile(await (await download).path(), 'latin1');
}

/** An invoice run is tried by staff, who read how the month differs from the one before. */
async function tryRun({ page, open }: Visitor): Promise<void> {
  await open('/fakturakjoring');
  await page.getByRole('button', { name: 'Prøvekjør' }).click();
  const groups = page.getByRole('table', { name: 'Etter avtaletype og fakturering' });
  await groups.waitFor();
  const rows = await groups.locator('tbody tr').all();
  expect(rows.length).toBeGreaterThan(2);
  let billed = 0;
  for (const row of rows) {
    const cells = await row.getByRole('cell').allInnerTexts();
    const [previous = 0, month = 0] = cells.slice(-3, -1).map(amountIn);
    const difference = cells.at(-1) === 'Som før' ? 0 : amountIn(cells.at(-1));
    // What is delivered by the day is billed in its own month, and may be nothing in the closed one.
    if (month > 0) billed += 1;
    expect(difference).toBeCloseTo(month - previous);
  }
  expect(billed).toBeGreaterThan(2);
}

describe('payments', () => {
  it('are imported, matched and set aside by staff, who open any invoice and try an invoice run', async () => {
    const { id, invoiceNumber, kid } = await anInvoice();
    const staff = await visit();
    await signIn(staff, 'support@ruter.example', '/innbetalinger');
    const { page, at, consoleErrors } = staff;
    // Neither before the invoice nor after today, which in Oslo is this day or the next.
    const day = new Date().toISOString().slice(0, 10);
    const file = camt054File([
      { kid, kroner: '1.25', reference: 'E2E 1', day },
      { kroner: '2.25', reference: 'E2E 2', payer: 'Vestre Verksted', day },
      { kroner: '3.25', reference: 'E2E 3', payer: 'Østre Verksted', day },
    ]);
    const upload = { name: 'camt.xml', mimeType: 'text/xml', buffer: Buffer.from(file) };
    await page.locator('input[type=file]').setInputFiles(upload);
    await page.getByText(/^1 innbetaling er registrert: 1,25\skr$/).waitFor();
    await page.getByText('2 betalinger mangler faktura og venter på deg.').waitFor();

    const row = (payer: string) => page.getByRole('row', { name: new RegExp(payer) });
    await row('Vestre')
      .getByRole('button', { name: /^Velg faktura for 2,25\skr/ })
      .press('Enter');
    await page.getByRole('dialog').getByLabel('Fakturanummer').fill(String(invoiceNumber));
    await page.keyboard.press('Enter');
    await page.getByText(/^2,25\skr er registrert$/).waitFor();
    expect(await page.getByText('Vi tar vare på det du skrev').count()).toBe(0);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await row('Vestre').waitFor({ state: 'detached' });
    // The row is gone with its button.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await row('Østre')
      .getByRole('button', { name: /^Legg til side 3,25\skr/ })
      .press('Enter');
    await page.getByRole('dialog').getByLabel('Merknad').fill('Betalt tilbake');
    await page.keyboard.press('Enter');
    await row('Østre').waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'Vis betalingene i filen' }).click();
    await row('Betalt tilbake').getByText('Lagt til side').waitFor();
    const invoice = page.getByRole('link', { name: `${invoiceNumber}, Fjellheim Konsult AS` });
    expect(await invoice.count()).toBe(2);
    await invoice.first().click();
    await page.waitForURL(at(`/bedriftsavtale/faktura/${id}`));
    await page.getByText(String(invoiceNumber)).first().waitFor();
    await page.getByRole('button', { name: /Fjellheim Konsult AS/ }).waitFor();
    await tryRun(staff);
    expect(consoleErrors).toEqual([]);
  });
});

describe('payroll changes', () => {
  it('are searched and downloaded by HR, for the month that they choose', async () => {
    const { page } = await hrOfFjellheim('/bedriftsavtale/lonnstrekk');
    const months = page.getByLabel('Lønnsmåned');
    const earlier = months.locator('option:checked + option');
    const month = (await earlier.innerText()).trim();
    await months.selectOption({ label: month });
    await page.getByText(`Trekkes i ${month}`).waitFor();

    const first = page.locator('tbody tr').first();
    const name = (await first.getByRole('rowheader').innerText()).trim();
    await page.getByRole('searchbox').fill(name);
    await page.waitForURL(/[?&]q=/);
    await expect
      .poll(async () => new Set(await page.locator('tbody tr th').allInnerTexts()))
      .toEqual(new Set([name]));
    const changes = await downloaded(page, /^Last ned CSV/);
    expect(changes.split('\r\n').filter((line) => line !== '').length).toBeGreaterThan(1);
    const file = await downloaded(page, /^Last ned lønnsfil/);
    const people = Number(
      /(\d+) ansatte/.exec(
        await page
          .getByText(/ ansatte/)
          .first()
          .innerText(),
      )?.[1],
    );
    expect(file.split(/\r?\n/).filter((line) => line !== '').length).toBeGreaterThanOrEqual(people);
  });
});
