import {
  invoiceList,
  type InvoiceRows,
} from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import { downloadInvoiceLines } from '@takst/contract/billing/invoices/download-invoice-lines.contract.ts';
import { getCostChanges } from '@takst/contract/billing/invoices/get-cost-changes.contract.ts';
import { getInvoiceChanges } from '@takst/contract/billing/invoices/get-invoice-changes.contract.ts';
import { getNextInvoice } from '@takst/contract/billing/invoices/get-next-invoice.contract.ts';
import { getInvoice } from '@takst/contract/billing/invoices/get-invoice.contract.ts';
import type { InvoiceDetails } from '@takst/contract/billing/invoices/invoice.schema.ts';
import { listSubscriberInvoices } from '@takst/contract/billing/invoices/list-subscriber-invoices.contract.ts';
import { refundLine } from '@takst/contract/billing/invoices/refund-line.contract.ts';
import { listInvoiceRuns } from '@takst/contract/billing/invoices/run/list-invoice-runs.contract.ts';
import { previewInvoiceRun } from '@takst/contract/billing/invoices/run/preview-invoice-run.contract.ts';
import { startInvoiceRun } from '@takst/contract/billing/invoices/run/start-invoice-run.contract.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

type Invoice = {
  id: number;
  invoiceNumber: number;
  agreementNumber: number;
  invoiceLines: { id: number; price: number }[];
};

type Place = { hr: string; company: string };
const several: Place = { hr: 'hr', company: 'several-services' };
export const single: Place = { hr: 'hr-single', company: 'single-service' };

type Refund = { amount: number; description?: string | null };
type Page = { totalEntries: number; matches: Record<string, unknown>[] };
export type InvoiceQuery = Partial<Pick<InvoiceRows, 'filter' | 'sort' | 'searchFor'>> & {
  from?: string;
  to?: string;
};

/** The calls about the invoices of a company, by its user and by staff. */
export const callsOf = (portal: TestPortal, place: Place = several) => {
  const staff = portal.user('operator');
  const hr = portal.user(place.hr);
  const company = portal.company(place.company);
  return {
    company,
    list: async (query: InvoiceQuery = {}) =>
      (
        (await portal.callAs(hr, invoiceList.list, { params: { id: company.id }, query }))
          .json as Page
      ).matches,
    overview: async () =>
      (await portal.callAs(hr, invoiceList.counts, { params: { id: company.id } })).json,
    file: async () =>
      (await portal.callAs(hr, invoiceList.csv, { params: { id: company.id }, query: {} })).text,
    /** What the file of an invoice's lines says was refunded of each line: kroner. */
    refundedIn: async (invoiceId: number) => {
      const { text } = await portal.callAs(hr, downloadInvoiceLines, { params: { invoiceId } });
      const [, ...rows] = text.trimEnd().split('\r\n');
      return rows.map((row) => row.split(';').at(-2));
    },
    /** What a credit note says of its line on its page, and in its file: `kroner VAT reason`, kroner. */
    credited: async (invoiceId: number) => {
      const { json } = await portal.callAs(hr, getInvoice, { params: { id: invoiceId } });
      const { invoiceLines, reason } = json as InvoiceDetails;
      const { text } = await portal.callAs(hr, downloadInvoiceLines, { params: { invoiceId } });
      return [
        ...invoiceLines.map(({ price, priceVat }) => `${price} ${priceVat} ${reason}`),
        ...text.matchAll(/(?<=;1;)[^;]+/g).map(([amount]) => amount),
      ];
    },
    get: (id: number) => portal.callAs(hr, getInvoice, { params: { id } }),
    refund: (id: number, lineId: number, { amount, description = null }: Refund) =>
      portal.callAs(staff, refundLine, { params: { id, lineId }, body: { amount, description } }),
    preview: async () => (await portal.callAs(staff, previewInvoiceRun, {})).json,
    start: () => portal.callAs(staff, startInvoiceRun, {}),
    runs: async () => (await portal.callAs(staff, listInvoiceRuns, {})).json,
    changes: async (month: string) =>
      (await portal.callAs(hr, getCostChanges, { params: { id: company.id }, query: { month } }))
        .json,
    next: async () =>
      (
        (await portal.callAs(hr, getNextInvoice, { params: { id: company.id } })).json as {
          next: Record<string, unknown> | null;
        }
      ).next,
    sinceLast: async (id: number) =>
      (await portal.callAs(hr, getInvoiceChanges, { params: { id }, query: {} })).json,
    ofPerson: (id: number) => portal.callAs(hr, listSubscriberInvoices, { params: { id } }),
  };
};

/** The invoice of January that the world has. */
export async function january(portal: TestPortal, place: Place = several): Promise<Invoice> {
  const { company, get } = callsOf(portal, place);
  return (await get(company.invoices[0] ?? 0)).json as Invoice;
}
