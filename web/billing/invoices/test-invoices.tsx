import { getInvoiceChanges } from '@takst/contract/billing/invoices/get-invoice-changes.contract.ts';
import { getNextInvoice } from '@takst/contract/billing/invoices/get-next-invoice.contract.ts';
import { getInvoice } from '@takst/contract/billing/invoices/get-invoice.contract.ts';
import {
  getInvoiceOverview,
  listInvoices,
} from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import { fakeServer, type FakeServer, type RouteAnswer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { InvoicePage } from './invoice/invoice.page.tsx';
import { InvoiceListPage } from './list/invoice-list.page.tsx';
import { erasedPerson, monthLine } from './test-month-line.ts';

/** An invoice of February as the server sends it; the pages open on 4 March 2026. */
export const february = {
  id: 7,
  invoiceNumber: 100_108,
  type: 'INVOICE',
  creditedInvoiceId: null,
  companyId: 1001,
  companyCustomerNumber: '1001',
  companyName: 'Granlia Bygg AS',
  agreementNumber: 1,
  agreementSubTypeId: 'SUBSCRIPTIONS',
  invoiceDate: '2026-03-02',
  dueDate: '2026-04-01',
  reminderDueDate: null,
  createdAt: '2026-03-02T05:00:00Z',
  month: 2,
  year: 2026,
  firstMonth: '2026-02-01',
  ticketCount: 2,
  lineCount: 2,
  reference: 'Main office',
  kid: '001000010000101087',
  paymentStatus: 'UNPAID',
  totalPrice: 2018,
  totalVat: 216.21,
  outstandingAmount: 2018,
};

/** The base of January. */
export const january = {
  id: 5,
  companyId: 1001,
  companyCustomerNumber: '1001',
  companyName: 'Granlia Bygg AS',
  agreementNumber: 1,
  agreementSubTypeId: 'SUBSCRIPTIONS',
  // The day has begun in Oslo, not in UTC.
  createdAt: '2026-02-06T23:30:00Z',
  month: 1,
  year: 2026,
  ticketCount: 2,
  lineCount: 2,
  reference: 'Main office',
  totalPrice: 2018,
  totalVat: 216.21,
};

export const line = {
  ...monthLine,
  id: 71,
  invoiceId: 7,
  month: '2026-02-01',
  price: 1324,
  priceVat: 141.86,
  numberOfZones: 2,
  zoneTo: '2Ø',
  employeeId: 'A-2040' as string | null,
  refunds: [] as object[],
};

export const erased = {
  ...line,
  id: 72,
  price: 694,
  priceVat: 74.35,
  numberOfZones: 1,
  ...erasedPerson,
};

export const refund = {
  id: 9,
  amount: 324.5,
  vatAmount: 34.77,
  description: 'Too late',
  createdAt: '2026-03-02T23:30:00Z',
  invoiceId: 8,
  invoiceNumber: 100_109,
  refundForInvoiceLineId: 71,
};

export const overview = {
  all: 3,
  counts: { UNPAID: 2, PARTLY_PAID: 0, PAID: 1, OVERDUE: 0, CREDITED: 0 },
  firstMonth: '2025-12-01',
  lastMonth: '2026-02-01',
  months: [
    { month: '2026-01-01', totalPrice: 1324 },
    { month: '2026-02-01', totalPrice: 2018 },
  ],
  agreementTypes: 1,
  references: 2,
};

/** What March is to cost, and what February did. */
const next = {
  month: '2026-03-01',
  invoiceDate: '2026-04-07',
  totalPrice: 2712.4,
  sinceLast: 694.4,
};

/** From the invoice of January to that of February. */
const lastInvoice = {
  id: 6,
  invoiceNumber: 100_107,
  month: 1,
  year: 2026,
  firstMonth: '2026-01-01',
  totalPrice: 1324,
};
export const changesSince = (
  groups: readonly object[],
  last: object | null = lastInvoice,
): RouteAnswer => [getInvoiceChanges, { status: 200, body: { last, groups } }];

export let server: FakeServer;

export const finds = (matches: unknown[]): RouteAnswer => [
  listInvoices,
  {
    status: 200,
    body: {
      totalEntries: matches.length,
      matches: matches.map((match) => ({ sinceLast: null, ...(match as object) })),
    },
  },
];

export const withLines = (invoiceLines: unknown[], more: object = {}): RouteAnswer => [
  getInvoice,
  {
    status: 200,
    body: { ...february, settlements: [], reason: null, delivery: null, ...more, invoiceLines },
  },
];

type Options = Partial<Parameters<typeof openPage>[0]>;

/** Opens a page of this area with a fake server. */
export function openAt(at: string, answers: readonly RouteAnswer[], more: Options = {}) {
  server = fakeServer(
    [getInvoiceOverview, { status: 200, body: overview }],
    [getNextInvoice, { status: 200, body: { next } }],
    changesSince([], null),
    ...answers,
  );
  return openPage({
    pages: { '/faktura': InvoiceListPage, '/bedriftsavtale/faktura/$id': InvoicePage },
    at,
    texts: ['invoices', 'agreement-types'],
    features: ['invoices', 'companyTicket'],
    ...more,
  });
}
