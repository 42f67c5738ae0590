import { downloadBaseLines } from '@takst/contract/billing/invoices/base/download-base-lines.contract.ts';
import { downloadInvoiceLines } from '@takst/contract/billing/invoices/download-invoice-lines.contract.ts';
import { getAdminInvoice } from '@takst/contract/billing/invoices/base/get-admin-invoice.contract.ts';
import { getInvoiceBase } from '@takst/contract/billing/invoices/base/get-invoice-base.contract.ts';
import type { InvoiceBaseEntry } from '@takst/contract/billing/invoices/base/invoice-base.schema.ts';
import {
  downloadInvoiceBases,
  type InvoiceBaseRows,
  listInvoiceBases,
} from '@takst/contract/billing/invoices/base/list-invoice-bases.contract.ts';
import type {
  CostChangeGroup,
  CostChangeType,
} from '@takst/contract/billing/invoices/get-cost-changes.contract.ts';
import { getCostChanges } from '@takst/contract/billing/invoices/get-cost-changes.contract.ts';
import { getInvoiceChanges } from '@takst/contract/billing/invoices/get-invoice-changes.contract.ts';
import { getInvoice } from '@takst/contract/billing/invoices/get-invoice.contract.ts';
import type {
  InvoiceDetails,
  InvoiceEntry,
  InvoiceLine,
} from '@takst/contract/billing/invoices/invoice.schema.ts';
import { invoiceList } from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import { listOrders } from '@takst/contract/billing/invoices/list-orders.contract.ts';
import { refundLine } from '@takst/contract/billing/invoices/refund-line.contract.ts';
import { kronerToOre } from '@takst/domain/platform/money/ore.rules.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import {
  placeBilledCompanies,
  placeTickets,
  setCustomerNumber,
  setInterval,
  setReference,
} from './test-billing-world.store.ts';
import { billing } from './test-billing.ts';
import type { InvoiceQuery } from './test-invoice-calls.ts';
import { placePayment } from './test-payments.store.ts';

type BaseQuery = { from?: string; to?: string; searchFor?: string; sort?: InvoiceBaseRows['sort'] };
type Listed = InvoiceEntry & { readonly sinceLast: number | null };

/** The reading calls of staff about the invoices of a company. */
const callsOf = (portal: TestPortal, companyId: number) => {
  const staff = portal.user('operator');
  const params = { id: companyId };
  return {
    list: async (query: InvoiceQuery = {}) =>
      (
        (await portal.callAs(staff, invoiceList.list, { params, query })).json as {
          matches: Listed[];
        }
      ).matches,
    overview: async () => (await portal.callAs(staff, invoiceList.counts, { params })).json,
    file: async () => (await portal.callAs(staff, invoiceList.csv, { params, query: {} })).text,
    /** The files of the list and of the lines of an invoice, for who reads English. */
    inEnglish: async (invoiceId: number) => {
      const headers = { cookie: `takst_session=${staff.token}; language=en` };
      const paths = [
        invoiceList.csv.path.replace('{id}', String(companyId)),
        downloadInvoiceLines.path.replace('{invoiceId}', String(invoiceId)),
      ];
      const files = await Promise.all(paths.map((path) => portal.send({ path, headers })));
      return files.map(({ text }) => text.trim().split('\r\n'));
    },
    page: async (id: number) =>
      (await portal.callAs(staff, getInvoice, { params: { id } })).json as InvoiceDetails,
    admin: async (id: number) =>
      (await portal.callAs(staff, getAdminInvoice, { params: { id } })).json as object,
    sinceLast: async (id: number) =>
      (await portal.callAs(staff, getInvoiceChanges, { params: { id }, query: {} })).json as {
        last: { id: number } | null;
        groups: CostChangeGroup[];
      },
    changes: async (query: { month?: string; all?: CostChangeType }) =>
      (await portal.callAs(staff, getCostChanges, { params, query })).json as CostChangeGroup[],
    orders: async (agreement: number, isoDate: string) => {
      const order = { params: { agreement, isoDate } };
      const { json } = await portal.callAs(staff, listOrders, order);
      return (json as { id: number }[]).map(({ id }) => id);
    },
    bases: async (query: BaseQuery = {}) =>
      (
        (await portal.callAs(staff, listInvoiceBases, { params, query })).json as {
          matches: InvoiceBaseEntry[];
        }
      ).matches,
    baseFile: async () =>
      (await portal.callAs(staff, downloadInvoiceBases, { params, query: {} })).text,
    base: async (baseId: number) =>
      (await portal.callAs(staff, getInvoiceBase, { params: { baseId } })).json as {
        invoiceLines: InvoiceLine[];
      },
    baseLines: async (baseId: number) =>
      (await portal.callAs(staff, downloadBaseLines, { params: { baseId } })).text,
  };
};

/** A day after the last run, on which nothing else happens. */
export const afterQuarter = '2026-04-10T12:00:00+02:00';

/**
 * A company with an agreement that is invoiced each month and one that is invoiced each quarter. By `afterQuarter` there
 * are, by `entries`: January (paid), February (overdue) and March (partly paid) of the first one, the quarter of the second
 * one, and a credit note of February of that.
 */
export const portalTest = portalTestWith(async ({ start }) => {
  const portal = await start();
  const { database } = portal;
  const tenant = 'ruter' as const;
  const [company] = await placeBilledCompanies(database, { tenant, companies: 1, people: 4 });
  if (!company) throw new Error('no company');
  const { id: companyId, agreements, people } = company;
  const [monthly, quarterly] = agreements;
  await setInterval(database, quarterly, 'QUARTERLY');
  await setReference(database, quarterly, 'beta');
  await setCustomerNumber(database, companyId, 'K 77');
  const date = (text: string) => Temporal.PlainDate.from(text);
  const ticketOf = (person: number, nrOfZones: number, agreementId: number) => ({
    tenant,
    companyId,
    agreementId,
    holderId: people[person] ?? 0,
    nrOfZones,
  });
  await placeTickets(database, [
    { ...ticketOf(0, 1, monthly), startDate: date('2026-01-01') },
    {
      ...ticketOf(1, 3, monthly),
      startDate: date('2026-02-01'),
      expirationDate: date('2026-02-28'),
    },
    { ...ticketOf(2, 2, quarterly), startDate: date('2026-02-01') },
    { ...ticketOf(3, 2, quarterly), startDate: date('2026-02-01') },
  ]);
  const { runOn } = await billing(database);
  for (const day of ['2026-02-07', '2026-03-07', '2026-04-07']) await runOn(day);
  portal.clock.set(afterQuarter);
  const calls = callsOf(portal, companyId);
  const [quarter, march, , january] = await calls.list();
  if (!quarter || !march || !january) throw new Error('not all is invoiced');
  await placePayment(database, january.id, kronerToOre(january.totalPrice));
  await placePayment(database, march.id, 100_00);
  const [line] = (await calls.page(quarter.id)).invoiceLines;
  await portal.callAs(portal.user('operator'), refundLine, {
    params: { id: quarter.id, lineId: line?.id ?? 0 },
    body: { amount: 45.5, description: 'Syk i februar' },
  });
  const entries = (await calls.list()).toReversed();
  return { ...portal, ...calls, people, monthly, quarterly, entries };
});
