import type { ChangePath } from '#changes/change-path.ts';
import type { Database } from '#db/database.ts';
import type { Served } from '#http/serve.ts';
import type { TicketServices } from '#tickets/tickets.public.ts';
import { downloadInvoices } from './download-invoices.ts';
import { getInvoice } from './get-invoice.ts';
import { getInvoiceOverview } from './get-invoice-overview.ts';
import { listInvoices } from './list-invoices.ts';
import { listSubscriberInvoices } from './list-subscriber-invoices.ts';
import { refundLine } from './refund/refund-line.ts';
import { listInvoiceRuns } from './run/list-invoice-runs.ts';
import { previewInvoiceRun } from './run/preview-invoice-run.ts';
import { startInvoiceRun } from './run/start-invoice-run.ts';

type Dependencies = { database: Database; changes: ChangePath; services: TicketServices };

/** Invoices of companies, refunds, and the runs of an operator (spec 2 §7). */
export const invoiceRoutes = ({ database, changes, services }: Dependencies): Served[] => [
  listInvoices(database),
  getInvoiceOverview(database),
  downloadInvoices(database),
  getInvoice(database),
  listSubscriberInvoices(database),
  refundLine(changes),
  listInvoiceRuns(database),
  previewInvoiceRun(database, services),
  startInvoiceRun(changes),
];
