import { downloadBaseLines } from '@takst/contract/billing/invoices/base/download-base-lines.contract.ts';
import {
  downloadInvoiceBases,
  type InvoiceBaseRows,
  listInvoiceBases,
} from '@takst/contract/billing/invoices/base/list-invoice-bases.contract.ts';
import { getAdminInvoice } from '@takst/contract/billing/invoices/base/get-admin-invoice.contract.ts';
import { getInvoiceBase } from '@takst/contract/billing/invoices/base/get-invoice-base.contract.ts';
import { downloadEInvoice } from '@takst/contract/billing/invoices/documents/download-e-invoice.contract.ts';
import { downloadInvoicePdf } from '@takst/contract/billing/invoices/documents/download-invoice-pdf.contract.ts';
import { getPdfLink } from '@takst/contract/billing/invoices/documents/get-pdf-link.contract.ts';
import { downloadInvoiceLines } from '@takst/contract/billing/invoices/download-invoice-lines.contract.ts';
import { getInvoiceChanges } from '@takst/contract/billing/invoices/get-invoice-changes.contract.ts';
import { getInvoice } from '@takst/contract/billing/invoices/get-invoice.contract.ts';
import { describe, expect } from 'vitest';
import { setAgreementDeleted } from '#customers/agreements/test-agreements.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

type Page = { totalEntries: number; matches: Record<string, unknown>[] };
type Query = { from?: string; to?: string; searchFor?: string; sort?: InvoiceBaseRows['sort'] };

const callsOf = (portal: TestPortal) => {
  const hr = portal.user('hr');
  const company = portal.company('several-services');
  return {
    company,
    get: (id: number) => portal.callAs(hr, getInvoice, { params: { id } }),
    bases: async (query: Query = {}) =>
      (await portal.callAs(hr, listInvoiceBases, { params: { id: company.id }, query }))
        .json as Page,
    base: (id: number) => portal.callAs(hr, getInvoiceBase, { params: { baseId: id } }),
    adminInvoice: (id: number) => portal.callAs(hr, getAdminInvoice, { params: { id } }),
  };
};

describe('the invoice base of a company', () => {
  portalTest('has each closed month with its lines, invoiced or not', async (portal) => {
    const { company, get, bases, base, adminInvoice } = callsOf(portal);
    const { json: invoice } = await get(company.invoices[0] ?? 0);
    const { invoiceLines, ...entry } = invoice as Record<string, unknown>;
    const { matches, totalEntries } = await bases();
    const [january] = matches;
    expect({ totalEntries, listed: matches.length }).toEqual({ totalEntries: 1, listed: 1 });
    expect(january).toMatchObject({
      id: company.invoiceBases[0],
      agreementNumber: entry['agreementNumber'],
      companyCustomerNumber: String(company.id),
      month: 1,
      year: 2026,
      ticketCount: 1,
      totalPrice: 112,
      totalVat: 12,
    });
    expect((await base(company.invoiceBases[0] ?? 0)).json).toEqual({ ...january, invoiceLines });
    const agreement = String(entry['agreementNumber']);
    const hits = [{ from: '2026-01-31' }, { searchFor: agreement }, { sort: '-month' as const }];
    for (const query of hits)
      expect(await bases(query), JSON.stringify(query)).toMatchObject({ totalEntries: 1 });
    const misses = [{ from: '2026-02-01' }, { to: '2025-12-31' }, { searchFor: 'x%' }];
    for (const query of misses)
      expect(await bases(query), JSON.stringify(query)).toMatchObject({ totalEntries: 0 });
    expect((await adminInvoice(company.invoices[0] ?? 0)).json).toEqual({
      invoiceDate: '2026-02-07',
      dueDate: '2026-03-09',
      reminderDueDate: null,
      agreementNumber: entry['agreementNumber'],
      companyId: company.id,
      invoiceNumber: entry['invoiceNumber'],
      invoiceRef: 'Ref',
      ourReference: agreement,
      theirReference: 'Ref',
      payerRef: String(company.id),
      kid: entry['kid'],
      paymentStatus: 'UNPAID',
      outstandingAmount: 112,
      totalAmount: 112,
      totalVat: 12,
      lines: invoiceLines,
    });
    expect(await base(6_799_999)).toMatchObject({ status: 404 });
    expect(await adminInvoice(7_099_999)).toMatchObject({ status: 404 });
  });

  portalTest('is a file as list and as lines, in the language of who asks', async (portal) => {
    const { company } = callsOf(portal);
    const [baseId = 0] = company.invoiceBases;
    const hr = portal.user('hr');
    const list = { params: { id: company.id }, query: { from: '2026-01-31' } };
    const bases = await portal.callAs(hr, downloadInvoiceBases, list);
    expect(bases.headers['content-disposition']).toContain(`fakturagrunnlag-${company.id}-`);
    const [headings, january] = bases.text.split('\r\n');
    expect(headings).toContain('Måned;Avtaletype;Avtale;Referanse;Antall billetter;');
    expect(january).toMatch(/^01\.2026;Bedriftsbillett;\d+;[^;]*;1;112,00;12,00$/);
    const later = { ...list, query: { from: '2026-02-01' } };
    expect((await portal.callAs(hr, downloadInvoiceBases, later)).text.trim()).toBe(headings);
    const lines = await portal.callAs(hr, downloadBaseLines, { params: { baseId } });
    const [, , agreement] = january?.split(';') ?? [];
    expect(lines.headers['content-disposition']).toContain(
      `fakturagrunnlag-${agreement}-2026-01.csv`,
    );
    const invoice = { params: { invoiceId: company.invoices[0] ?? 0 } };
    expect(lines.text).toBe((await portal.callAs(hr, downloadInvoiceLines, invoice)).text);
  });

  portalTest('is as if it did not exist while the company has no agreement', async (portal) => {
    const { database, clock } = portal;
    const { agreements, invoices, invoiceBases } = portal.company('single-service');
    const staff = portal.user('operator');
    const opened = async () => [
      (await portal.callAs(staff, getInvoice, { params: { id: invoices[0] ?? 0 } })).status,
      (await portal.callAs(staff, getInvoiceBase, { params: { baseId: invoiceBases[0] ?? 0 } }))
        .status,
    ];
    expect(await opened()).toEqual([200, 200]);
    for (const { id } of agreements) await setAgreementDeleted(database, id, clock.now());
    expect(await opened()).toEqual([404, 404]);
    for (const { id } of agreements) await setAgreementDeleted(database, id, null);
  });

  portalTest('is as if it did not exist to those of other companies', async (portal) => {
    const { company } = callsOf(portal);
    const [baseId = 0] = company.invoiceBases;
    const [id = 0] = company.invoices;
    for (const name of ['hr-single', 'hr-housing'] as const) {
      const other = portal.user(name);
      const base = await portal.callAs(other, getInvoiceBase, { params: { baseId } });
      expect(base).toMatchObject({ status: 404, json: { code: 'INVOICE_BASE_NOT_FOUND' } });
      const file = await portal.callAs(other, downloadBaseLines, { params: { baseId } });
      expect(file).toMatchObject({ status: 404, json: { code: 'INVOICE_BASE_NOT_FOUND' } });
      const invoice = await portal.callAs(other, getAdminInvoice, { params: { id } });
      expect(invoice).toMatchObject({ status: 404, json: { code: 'INVOICE_NOT_FOUND' } });
      const notFound = { status: 404, json: { code: 'INVOICE_NOT_FOUND' } };
      for (const route of [getInvoice, getPdfLink, getInvoiceChanges])
        expect(await portal.callAs(other, route, { params: { id }, query: {} })).toMatchObject(
          notFound,
        );
      for (const route of [downloadInvoicePdf, downloadEInvoice, downloadInvoiceLines])
        expect(await portal.callAs(other, route, { params: { invoiceId: id } })).toMatchObject(
          notFound,
        );
    }
  });
});
