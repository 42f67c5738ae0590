import { downloadEInvoice } from '@takst/contract/billing/invoices/documents/download-e-invoice.contract.ts';
import { downloadInvoicePdf } from '@takst/contract/billing/invoices/documents/download-invoice-pdf.contract.ts';
import { getPdfLink } from '@takst/contract/billing/invoices/documents/get-pdf-link.contract.ts';
import {
  downloadInvoiceLines,
  downloadInvoiceLinesXlsx,
} from '@takst/contract/billing/invoices/download-invoice-lines.contract.ts';
import {
  downloadInvoices,
  downloadInvoicesXlsx,
  listInvoices,
} from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import type { CostChangeGroup } from '@takst/contract/billing/invoices/get-cost-changes.contract.ts';
import { getCostChanges } from '@takst/contract/billing/invoices/get-cost-changes.contract.ts';
import { getInvoice } from '@takst/contract/billing/invoices/get-invoice.contract.ts';
import { listInvoiceBases } from '@takst/contract/billing/invoices/base/list-invoice-bases.contract.ts';
import type { Invoice, InvoiceEntry } from '@takst/contract/billing/invoices/invoice.schema.ts';
import { refundLine } from '@takst/contract/billing/invoices/refund-line.contract.ts';
import { startInvoiceRun } from '@takst/contract/billing/invoices/run/start-invoice-run.contract.ts';
import { kronerToOre, sumOfOre, toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, vi } from 'vitest';
import { amountText } from '#platform/http/pdf/pdf-amounts.ts';
import { sheetIn } from '#platform/http/xlsx/test-read-sheet.ts';
import { placeCompanyWithBicycle } from '#billing/invoices/test-billing-world.store.ts';
import { jobsLeft } from '#testing/jobs-left.store.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { changeParties, nameProductsBeside, renameProducts } from './test-parties.store.ts';

type Documents = TestPortal & { companyId: number; invoiceId: number };
const tenant = 'ruter';

/** A company with 14 people, invoiced for March; one of them has a bicycle too. */
const portalTest = portalTestWith(async ({ start }): Promise<Documents> => {
  const portal = await start();
  const { database, clock } = portal;
  const company = await placeCompanyWithBicycle(database, { tenant, people: 14 });
  clock.set('2026-04-07T12:00:00+02:00');
  await runInvoices(portal);
  const [newest] = await invoicesOf(portal, company.id);
  return { ...portal, companyId: company.id, invoiceId: newest?.id ?? 0 };
});

async function runInvoices(portal: TestPortal): Promise<void> {
  await portal.callAs(staff(portal), startInvoiceRun, {});
  const isDone = async () => (await jobsLeft(portal.database, 'run-invoices')).length === 0;
  await vi.waitUntil(isDone, { timeout: 30_000 });
}

/** The calls of staff, who reach every company of the operator. */
const staff = (portal: TestPortal) => portal.user('operator');

async function invoicesOf(portal: TestPortal, id: number): Promise<InvoiceEntry[]> {
  const { json } = await portal.callAs(staff(portal), listInvoices, { params: { id }, query: {} });
  return (json as { matches: InvoiceEntry[] }).matches;
}
const invoiceOf = async (portal: TestPortal, id: number) =>
  (await portal.callAs(staff(portal), getInvoice, { params: { id } })).json as Invoice;
const xmlOf = async (portal: TestPortal, id: number) =>
  (await portal.callAs(staff(portal), downloadEInvoice, { params: { invoiceId: id } })).text;
const pdfOf = (portal: TestPortal, id: number) =>
  portal.callAs(staff(portal), downloadInvoicePdf, { params: { invoiceId: id } });

/** What a reader sees, with plain spaces. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const pages = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return pages.text.join(' ').replaceAll(/\s+/g, ' ');
}
const spaced = (kroner: number) => amountText(kronerToOre(kroner)).replaceAll(/\s+/g, ' ');
const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<cbc:${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, text]) => text);

/** The rows of a CSV file below its headings. */
const rowsOf = (text: string) =>
  text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(';'));
const kroner = (amounts: readonly number[]) => toKroner(sumOfOre(amounts.map(kronerToOre)));
const sumOf = (rows: readonly string[][], column: number) =>
  kroner(rows.map((row) => Number(row[column]?.replace(',', '.'))));
const sumIn = (sheet: string, column: string) =>
  kroner(
    [...sheet.matchAll(new RegExp(`<c r="${column}\\d+" s="2"><v>([^<]*)<`, 'g'))].map(
      ([, value]) => Number(value),
    ),
  );

describe('the documents of an invoice', () => {
  portalTest('have the sums, the numbers and the days of its page', async (portal) => {
    const { invoiceId } = portal;
    const invoice = await invoiceOf(portal, invoiceId);
    expect(invoice.invoiceLines).toHaveLength(15);
    const text = await textOf((await pdfOf(portal, invoiceId)).bytes);
    for (const part of [
      `Fakturanummer ${invoice.invoiceNumber}`,
      `KID ${invoice.kid}`,
      `Å betale ${spaced(invoice.totalPrice)} kr`,
      `Merverdiavgift ${spaced(invoice.totalVat)}`,
      'Forfall 07.05.2026',
      `Avtale ${invoice.agreementNumber}`,
      'Deres referanse Ref 1',
      'Firma 1 Storgata 1 0155 OSLO',
      'Bedriftsbillett, voksen, soner 1, 2S, mars 2026',
      'Elsykkel',
      'RUTER AS · Postboks 1030 Sentrum, 0104 OSLO · Org.nr. NO 991 609 407 MVA · Foretaksregisteret',
    ])
      expect.soft(text).toContain(part);
    const xml = await xmlOf(portal, invoiceId);
    expect(valuesOf(xml, 'PayableAmount')).toEqual([invoice.totalPrice.toFixed(2)]);
    expect(valuesOf(xml, 'TaxAmount')[0]).toBe(invoice.totalVat.toFixed(2));
    expect(valuesOf(xml, 'PaymentID')).toEqual([invoice.kid]);
    // Two or three zone counts and the bicycle: as many lines as are different.
    const quantities = valuesOf(xml, 'InvoicedQuantity').map(Number);
    expect(quantities.length).toBeLessThan(6);
    expect(quantities.reduce((sum, count) => sum + count, 0)).toBe(15);
  });

  portalTest('have their lines by product, zones and price', async (portal) => {
    const { invoiceId } = portal;
    const xml = await xmlOf(portal, invoiceId);
    const twoZones = 'Bedriftsbillett, voksen, soner 1, 2S, mars 2026';
    const names = [twoZones, twoZones, 'Bedriftsbillett, voksen, alle soner, mars 2026'];
    // Two prices for the zones of the test world; then all zones, then the bicycle.
    const namesInXml = valuesOf(xml, 'Name').slice(2);
    expect(namesInXml.slice(0, 3)).toEqual(names);
    expect(namesInXml.slice(3)).toEqual([expect.stringContaining('mars 2026')]);
    const [one, two] = valuesOf(xml, 'PriceAmount').map(Number);
    expect(one).toBeLessThan(two ?? 0);
    const text = await textOf((await pdfOf(portal, invoiceId)).bytes);
    const places = namesInXml.map((name = '') => text.lastIndexOf(name));
    expect(places).toEqual(places.toSorted((first, other) => first - other));
  });

  portalTest('count tickets and lines, of which a bicycle is no ticket', async (portal) => {
    const { companyId, invoiceId } = portal;
    const counts = { ticketCount: 14, lineCount: 15 };
    const invoice = await invoiceOf(portal, invoiceId);
    expect(invoice).toMatchObject(counts);
    const call = { params: { id: companyId }, query: {} };
    const bases = await portal.callAs(staff(portal), listInvoiceBases, call);
    expect(bases.json).toMatchObject({ matches: [counts] });
    const others = invoice.invoiceLines.filter(({ ticketId }) => ticketId === null);
    expect(others).toMatchObject([{ productType: 'MOBILITY', relatedId: expect.any(Number) }]);
    const tickets = invoice.invoiceLines.filter(({ productType }) => productType === 'TICKET');
    expect(tickets.every(({ ticketId, relatedId }) => ticketId === relatedId)).toBe(true);
  });

  portalTest('are of what is new in their month, of which all can be asked for', async (portal) => {
    const changes = async (query: object) => {
      const call = { params: { id: portal.companyId }, query };
      const { json } = await portal.callAs(staff(portal), getCostChanges, call);
      return (json as CostChangeGroup[]).map((group) => [
        group.changeType,
        group.count,
        group.changes.length,
      ]);
    };
    const [[type, count, first = 0] = [], ...others] = await changes({ month: '2026-03-01' });
    expect([type, count, others]).toEqual(['SUBSCRIBED', 15, []]);
    expect(first).toBeLessThan(15);
    const all = { month: '2026-03-01', all: 'SUBSCRIBED' };
    expect(await changes(all)).toEqual([['SUBSCRIBED', 15, 15]]);
    expect(await changes({ ...all, all: 'UNSUBSCRIBED' })).toEqual([['SUBSCRIBED', 15, first]]);
  });

  portalTest('name nobody whose names are on the page', async (portal) => {
    const { invoiceId } = portal;
    const xml = await xmlOf(portal, invoiceId);
    const text = await textOf((await pdfOf(portal, invoiceId)).bytes);
    const personal = /Kari|Nordmann|4000000\d/;
    expect([personal.test(xml), personal.test(text)]).toEqual([false, false]);
    // A planted fault: the page has them.
    expect(JSON.stringify(await invoiceOf(portal, invoiceId))).toMatch(personal);
  });

  portalTest('are files that nobody may cache, behind a link of the portal', async (portal) => {
    const params = { invoiceId: portal.invoiceId };
    const { json } = await portal.callAs(staff(portal), getPdfLink, {
      params: { id: portal.invoiceId },
    });
    expect(json).toEqual({ pdfLink: `/api/invoice/pdf/${portal.invoiceId}/file` });
    const { invoiceNumber } = await invoiceOf(portal, portal.invoiceId);
    const { headers } = await pdfOf(portal, portal.invoiceId);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="faktura-${invoiceNumber}.pdf"`,
    });
    const xml = await portal.callAs(staff(portal), downloadEInvoice, { params });
    expect(xml.headers['content-type']).toMatch(/^application\/xml/);
    const { pdfLink: path } = json as { pdfLink: string };
    expect(await portal.send({ path })).toMatchObject({ status: 401 });
    const cookie = `takst_session=${staff(portal).token}; language=en`;
    const english = await portal.send({ path, headers: { cookie } });
    expect(english.headers['content-disposition']).toContain(`"invoice-${invoiceNumber}.pdf"`);
    const text = await textOf(english.bytes);
    expect(text).toContain(`Invoice number ${invoiceNumber}`);
    expect(text).toContain('Company ticket, adult');
    expect(text).not.toContain('Bedriftsbillett');
  });

  portalTest('of a credit note have what it takes back, and no due date', async (portal) => {
    const { companyId, invoiceId } = portal;
    const { invoiceLines, invoiceNumber } = await invoiceOf(portal, invoiceId);
    const lineId = invoiceLines[0]?.id ?? 0;
    portal.clock.set('2026-04-08T12:00:00+02:00');
    const refund = {
      params: { id: invoiceId, lineId },
      body: { amount: 12.34, description: 'Sluttet i mars' },
    };
    await portal.callAs(staff(portal), refundLine, refund);
    const [note] = await invoicesOf(portal, companyId);
    const { bytes, headers } = await pdfOf(portal, note?.id ?? 0);
    expect(headers['content-disposition']).toContain(`"kreditnota-${note?.invoiceNumber}.pdf"`);
    const text = await textOf(bytes);
    expect(text).toContain('Til gode 12,34 kr');
    expect(text).toContain(`Gjelder faktura ${invoiceNumber} av 07.04.2026`);
    expect(text).toContain('Årsak Sluttet i mars');
    expect(text).not.toMatch(/Kari|KID|Forfall/);
    const xml = await xmlOf(portal, note?.id ?? 0);
    expect(valuesOf(xml, 'PayableAmount')).toEqual(['12.34']);
    expect(valuesOf(xml, 'TaxAmount')[0]).toBe('1.32');
    expect(valuesOf(xml, 'CreditedQuantity')).toEqual(['1']);
  });

  portalTest('add up like the files of its lines and of the list', async (portal) => {
    const { companyId, invoiceId } = portal;
    const invoice = await invoiceOf(portal, invoiceId);
    const { totalPrice, invoiceLines } = invoice;
    const own = { params: { invoiceId } };
    const lines = rowsOf((await portal.callAs(staff(portal), downloadInvoiceLines, own)).text);
    expect(lines.map(([, first, last]) => `${first} ${last}`)).toEqual(
      invoiceLines.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    );
    const ownVat = kroner(invoiceLines.map(({ priceVat }) => priceVat));
    expect([sumOf(lines, 9), sumOf(lines, 11)]).toEqual([totalPrice, ownVat]);
    const workbook = await portal.callAs(staff(portal), downloadInvoiceLinesXlsx, own);
    expect(sumIn(sheetIn(workbook.bytes), 'J')).toBe(totalPrice);
    const all = await invoicesOf(portal, companyId);
    const list = { params: { id: companyId }, query: {} };
    const rows = rowsOf((await portal.callAs(staff(portal), downloadInvoices, list)).text);
    const total = kroner(all.map((one) => one.totalPrice));
    expect(rows).toHaveLength(all.length);
    expect(sumOf(rows, 10)).toBe(total);
    const listed = await portal.callAs(staff(portal), downloadInvoicesXlsx, list);
    expect(sumIn(sheetIn(listed.bytes), 'K')).toBe(total);
  });

  portalTest('stay as they were issued when company and seller change', async (portal) => {
    const { database, companyId, invoiceId } = portal;
    const before = [(await pdfOf(portal, invoiceId)).text, await xmlOf(portal, invoiceId)];
    await changeParties(database, { companyId, from: '2026-04-08' });
    expect([(await pdfOf(portal, invoiceId)).text, await xmlOf(portal, invoiceId)]).toEqual(before);
    // A planted fault: a seller from the day of the invoice on.
    await changeParties(database, { companyId, from: '2026-04-07' });
    expect(await xmlOf(portal, invoiceId)).toContain('Ny selger AS');
  });

  portalTest('and its page call everything as it was called then', async (portal) => {
    const { database, clock, companyId, invoiceId } = portal;
    const textsOf = async (id: number) => {
      const file = { params: { invoiceId: id } };
      return [
        JSON.stringify((await invoiceOf(portal, id)).invoiceLines),
        (await portal.callAs(staff(portal), downloadInvoiceLines, file)).text,
        await textOf((await pdfOf(portal, id)).bytes),
        await xmlOf(portal, id),
      ];
    };
    const before = await textsOf(invoiceId);
    await renameProducts(database, 'Nytt produktnavn');
    await nameProductsBeside(database, 'Et annet navn');
    expect(await textsOf(invoiceId)).toEqual(before);
    clock.set('2026-05-07T12:00:00+02:00');
    await runInvoices(portal);
    const [newest] = await invoicesOf(portal, companyId);
    for (const document of await textsOf(newest?.id ?? 0))
      expect(document).toContain('Nytt produktnavn');
    expect(await textsOf(invoiceId)).toEqual(before);
  });
});
