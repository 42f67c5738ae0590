import { downloadInvoices as route } from '@takst/contract/invoices/download-invoices.contract.ts';
import type { InvoiceEntry } from '@takst/contract/invoices/invoice.schema.ts';
import { csvLine } from '@takst/domain/csv/csv.rules.ts';
import type { Database } from '#db/database.ts';
import type { Call, Language } from '#http/call.ts';
import { csvDownload } from '#http/csv.ts';
import { serveDownload } from '#http/serve.ts';
import { norwegianDate } from '#time/norwegian-date.ts';
import { describeInvoice } from './describe-invoice.ts';
import { allInvoices } from './invoice-list.query.ts';
import { invoiceListTexts } from './invoice-list.texts.ts';

/** The list of invoices as a file: what search, filters and sort choose, all pages. */
export const downloadInvoices = (database: Database) =>
  serveDownload(route, async (call) => {
    const { fileName, headings } = invoiceListTexts[call.language];
    const name = `${fileName}-${call.params.id}-${call.today.toString()}`;
    return csvDownload({ name, headings, parts: partsOf(database, call) });
  });

async function* partsOf(
  database: Database,
  { scope, params, query, today, language }: Call<typeof route>,
): AsyncGenerator<string> {
  const rows = await allInvoices(database, { ...query, scope, companyId: params.id, today });
  yield rows.map((row) => lineOf(describeInvoice(row, today), language)).join('');
}

/** As a spreadsheet in Norwegian settings reads an amount. */
const amount = (kroner: number) => kroner.toFixed(2).replace('.', ',');

function lineOf(invoice: InvoiceEntry, language: Language): string {
  const texts = invoiceListTexts[language];
  return csvLine([
    String(invoice.invoiceNumber),
    invoice.type === 'INVOICE' ? texts.invoice : texts.creditNote,
    norwegianDate(invoice.invoiceDate),
    invoice.agreementSubTypeId,
    String(invoice.agreementNumber),
    `${String(invoice.month).padStart(2, '0')}.${invoice.year}`,
    String(invoice.ticketCount),
    invoice.reference,
    texts.status[invoice.paymentStatus],
    norwegianDate(invoice.dueDate),
    amount(invoice.totalPrice),
    amount(invoice.totalVat),
    amount(invoice.outstandingAmount),
    invoice.kid,
  ]);
}
