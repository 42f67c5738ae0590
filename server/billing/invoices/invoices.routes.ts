import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import type { TicketServices } from '#ticketing/tickets/tickets.public.ts';
import { getAdminInvoice } from './base/get-admin-invoice.ts';
import { downloadLinesOfBase } from './base/download-base-lines.ts';
import { getInvoiceBase } from './base/get-invoice-base.ts';
import { serveInvoiceBaseList } from './base/invoice-base-list.query.ts';
import { downloadLines } from './export/download-invoice-lines.ts';
import { listCredits } from './credits/list-credits.ts';
import { payOutCredit } from './credits/pay-out-credit.ts';
import { getCostChanges } from './changes/get-cost-changes.ts';
import { getInvoiceChanges } from './changes/get-invoice-changes.ts';
import { getInvoice } from './get-invoice.ts';
import { downloadEInvoice } from './issued/download-e-invoice.ts';
import { downloadInvoicePdf } from './issued/download-invoice-pdf.ts';
import { getPdfLink } from './issued/get-pdf-link.ts';
import { listOrders } from './months/list-orders.ts';
import { serveInvoiceList } from './invoice-list.query.ts';
import { listSubscriberInvoices } from './list-subscriber-invoices.ts';
import { getNextInvoice } from './months/get-next-invoice.ts';
import { previewMonth } from './months/preview-month.ts';
import { getPaymentOverview } from './payments/get-payment-overview.ts';
import { importPayments } from './payments/import-payments.ts';
import { listBankPayments } from './payments/list-bank-payments.ts';
import { matchPayment } from './payments/match-payment.ts';
import { movePayment } from './payments/move-payment.ts';
import { registerRepeatedRow } from './payments/register-repeated-row.ts';
import { setPaymentAside } from './payments/set-payment-aside.ts';
import { refundLine } from './refund/refund-line.ts';
import { sendInvoiceAgain } from './delivery/send-invoice-again.ts';
import { getRunCheck } from './closing/get-run-check.ts';
import { getInventedData } from './invented/get-invented-data.ts';
import type { FindInvented } from './invented/invented-data.ts';
import { listInvoiceRuns } from './run/list-invoice-runs.ts';
import { previewInvoiceRun } from './run/preview-invoice-run.ts';
import { startInvoiceRun } from './run/start-invoice-run.ts';

type Dependencies = {
  database: Database;
  changes: ChangePath;
  services: TicketServices;
  findInvented: FindInvented;
};

/** Invoices of companies, refunds, and the runs of an operator (spec 2 §7). */
export const invoiceRoutes = ({
  database,
  changes,
  services,
  findInvented,
}: Dependencies): ServedRoute[] => [
  ...serveInvoiceList(database),
  getCostChanges(database),
  getInvoiceChanges(database),
  getNextInvoice(database, services),
  ...downloadLines(database),
  getInvoice(database),
  getPdfLink(database),
  downloadInvoicePdf(database),
  downloadEInvoice(database),
  ...serveInvoiceBaseList(database),
  getInvoiceBase(database),
  ...downloadLinesOfBase(database),
  getAdminInvoice(database),
  listSubscriberInvoices(database),
  listOrders(database),
  previewMonth(database, services),
  refundLine(changes),
  listInvoiceRuns(database),
  previewInvoiceRun(database, services),
  startInvoiceRun(changes, findInvented),
  getInventedData(database, findInvented),
  getRunCheck(database, services),
  sendInvoiceAgain(changes),
  importPayments(changes),
  getPaymentOverview(database),
  listBankPayments(database),
  listCredits(database),
  payOutCredit(changes),
  matchPayment(changes),
  movePayment(changes),
  registerRepeatedRow(changes),
  setPaymentAside(changes),
];
