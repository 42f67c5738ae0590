import {
  downloadInvoices,
  listInvoices,
} from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import { downloadInvoiceLines } from '@takst/contract/billing/invoices/download-invoice-lines.contract.ts';
import { downloadEInvoice } from '@takst/contract/billing/invoices/documents/download-e-invoice.contract.ts';
import { downloadInvoicePdf } from '@takst/contract/billing/invoices/documents/download-invoice-pdf.contract.ts';
import { getAdminInvoice } from '@takst/contract/billing/invoices/base/get-admin-invoice.contract.ts';
import { listInvoiceBases } from '@takst/contract/billing/invoices/base/list-invoice-bases.contract.ts';
import type { InvoiceBaseEntry } from '@takst/contract/billing/invoices/base/invoice-base.schema.ts';
import { getInvoice } from '@takst/contract/billing/invoices/get-invoice.contract.ts';
import type { Invoice, InvoiceEntry } from '@takst/contract/billing/invoices/invoice.schema.ts';
import { previewMonth } from '@takst/contract/billing/invoices/preview-month.contract.ts';
import { refundLine } from '@takst/contract/billing/invoices/refund-line.contract.ts';
import { kronerToOre, sumOfOre, toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { vatOfSum } from '@takst/domain/platform/money/vat.rules.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect } from 'vitest';
import { amountText } from '#platform/http/pdf/pdf-amounts.ts';
import { placeCompanyWithBicycle } from '#billing/invoices/test-billing-world.store.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

const tenant = 'ruter';

/** A company with so many people that the roundings of their lines come to kroner, invoiced for March. */
const portalTest = portalTestWith(async ({ start }) => {
  const portal = await start();
  const company = await placeCompanyWithBicycle(portal.database, { tenant, people: 1_200 });
  await (await billing(portal.database)).runOn('2026-04-07');
  return { ...portal, calls: callsOf(portal, company.id) };
});

function callsOf(portal: TestPortal, id: number) {
  const staff = portal.user('operator');
  const company = { params: { id }, query: {} };
  return {
    list: async () => {
      const { json } = await portal.callAs(staff, listInvoices, company);
      return (json as { matches: InvoiceEntry[] }).matches;
    },
    page: async (invoiceId: number) =>
      (await portal.callAs(staff, getInvoice, { params: { id: invoiceId } })).json as Invoice,
    admin: async (invoiceId: number) =>
      (await portal.callAs(staff, getAdminInvoice, { params: { id: invoiceId } })).json,
    base: async () => {
      const { json } = await portal.callAs(staff, listInvoiceBases, company);
      return (json as { matches: InvoiceBaseEntry[] }).matches;
    },
    lineFile: async (invoiceId: number) =>
      (await portal.callAs(staff, downloadInvoiceLines, { params: { invoiceId } })).text,
    listFile: async () => (await portal.callAs(staff, downloadInvoices, company)).text,
    xml: async (invoiceId: number) =>
      (await portal.callAs(staff, downloadEInvoice, { params: { invoiceId } })).text,
    pdf: async (invoiceId: number) => {
      const { bytes } = await portal.callAs(staff, downloadInvoicePdf, { params: { invoiceId } });
      const pages = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
      return pages.text.join(' ').replaceAll(/\s+/g, ' ');
    },
    preview: async (agreement: number) =>
      (await portal.callAs(staff, previewMonth, { params: { agreement, isoDate: '2026-03-01' } }))
        .json,
    refund: (invoiceId: number, lineId: number, amount: number) =>
      portal.callAs(staff, refundLine, {
        params: { id: invoiceId, lineId },
        body: { amount, description: null },
      }),
  };
}

/** Once for each rate from the sum of the lines. */
const vatOf = (lines: Invoice['invoiceLines']) =>
  toKroner(
    vatOfSum(
      lines.map(({ price, quantity, vatPercent }) => ({
        grossOre: kronerToOre(price) * quantity,
        vatPercent,
      })),
    ),
  );
const amountsIn = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<cbc:${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, text]) =>
    Number(text),
  );
const spaced = (kroner: number) => amountText(kronerToOre(kroner)).replaceAll(/\s+/g, ' ');

describe('the VAT of an invoice of thousands of lines', () => {
  portalTest('is one figure on page, lists, PDF, EHF, files and base', async ({ calls }) => {
    const [entry] = await calls.list();
    const invoice = await calls.page(entry?.id ?? 0);
    const { id, totalPrice, totalVat, invoiceLines } = invoice;
    expect(totalVat).toBe(vatOf(invoiceLines));
    // Rounded for each line it would be kroner more or less.
    const rounded = toKroner(sumOfOre(invoiceLines.map(({ priceVat }) => kronerToOre(priceVat))));
    expect(Math.abs(rounded - totalVat)).toBeGreaterThan(1);

    expect(entry).toMatchObject({ totalVat, totalPrice });
    expect(await calls.admin(id)).toMatchObject({ totalVat, totalAmount: totalPrice });
    expect(await calls.base()).toMatchObject([{ totalVat, totalPrice }]);
    expect(await calls.preview(invoice.agreementNumber)).toMatchObject({ totalVat, totalPrice });
    expect(await calls.listFile()).toContain(
      `;${totalPrice.toFixed(2)};${totalVat.toFixed(2)};`.replaceAll('.', ','),
    );
    // The file has each line once, however many parts it is read in: by the number of its ticket.
    const rows = (await calls.lineFile(id)).trim().split('\r\n').slice(1);
    expect(rows.map((row) => Number(row.split(';').at(-1)))).toEqual(
      invoiceLines.map(({ relatedId }) => relatedId),
    );
    expect(await calls.pdf(id)).toContain(`Merverdiavgift ${spaced(totalVat)}`);
    const xml = await calls.xml(id);
    const [vat, ...vats] = amountsIn(xml, 'TaxAmount');
    expect(vat).toBe(totalVat);
    expect(vats).toHaveLength(2);
    expect(amountsIn(xml, 'PayableAmount')).toEqual([totalPrice]);
    expect(amountsIn(xml, 'TaxInclusiveAmount')).toEqual([totalPrice]);
    expect(xml).not.toContain('PayableRoundingAmount');
  });

  portalTest('and of its credit note is one figure too', async ({ calls }) => {
    const entry = (await calls.list()).find(({ type }) => type === 'INVOICE');
    const { id, invoiceLines } = await calls.page(entry?.id ?? 0);
    const bicycle = invoiceLines.find(({ vatPercent }) => vatPercent === 25);
    const { json } = await calls.refund(id, bicycle?.id ?? 0, 12.34);
    const creditNote = (json as { id: number }).id;
    const vat = toKroner(vatOfSum([{ grossOre: 1_234, vatPercent: 25 }]));
    const note = await calls.page(creditNote);
    expect(note).toMatchObject({ totalPrice: -12.34, totalVat: -vat });
    const listed = (await calls.list()).find((one) => one.id === creditNote);
    expect(listed).toMatchObject({ totalVat: -vat });
    expect((await calls.page(id)).invoiceLines.flatMap(({ refunds }) => refunds)).toMatchObject([
      { amount: 12.34, vatAmount: vat },
    ]);
    expect(await calls.pdf(creditNote)).toContain(`Merverdiavgift ${spaced(vat)}`);
    expect(amountsIn(await calls.xml(creditNote), 'TaxAmount')[0]).toBe(vat);
  });
});
