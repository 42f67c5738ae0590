import { downloadInvoices as route } from '@takst/contract/invoices/download-invoices.contract.ts';
import type { InvoiceEntry } from '@takst/contract/invoices/invoice.schema.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { serveSheet } from '#http/xlsx/serve-sheet.ts';
import { dateCell, textCell } from '#http/xlsx/xlsx-cells.ts';
import type { XlsxColumn } from '#http/xlsx/xlsx.ts';
import { describeInvoice } from '#invoices/describe-invoice.ts';
import { invoicePage } from '#invoices/invoice-list.query.ts';
import { allRows } from '#invoices/listed-rows.query.ts';
import { entryColumns, kronerCell } from './entry-columns.ts';
import { invoiceListTexts } from './invoice-list.texts.ts';

type DownloadCall = Call<typeof route>;

/** The list of invoices as a file: what search, filters and sort choose, all pages. */
export const downloadInvoiceList = (database: Database) =>
  serveSheet(route, (call) => {
    const { fileName } = invoiceListTexts[call.language];
    const name = `${fileName}-${call.params.id}-${call.today.toString()}`;
    return { sheet: { name, columns: columnsOf(call), parts: partsOf(database, call) } };
  });

async function* partsOf(
  database: Database,
  { scope, params, query, today }: DownloadCall,
): AsyncGenerator<InvoiceEntry[]> {
  const request = { ...query, ...allRows, scope, companyId: params.id, today };
  const { matches } = await invoicePage(database, request);
  yield matches.map((row) => describeInvoice(row, today));
}

function columnsOf({ language, scope: { tenant } }: DownloadCall): XlsxColumn<InvoiceEntry>[] {
  const { headings, ...texts } = invoiceListTexts[language];
  const ofEntry = entryColumns(language, tenant);
  return [
    { heading: headings.number, width: 14, cell: (row) => textCell(String(row.invoiceNumber)) },
    {
      heading: headings.type,
      width: 12,
      cell: ({ type }) => textCell(type === 'INVOICE' ? texts.invoice : texts.creditNote),
    },
    { heading: headings.date, width: 12, cell: (row) => dateCell(row.invoiceDate) },
    ofEntry.agreementType,
    ofEntry.agreement,
    ofEntry.month,
    ofEntry.ticketCount,
    ofEntry.reference,
    {
      heading: headings.status,
      width: 16,
      cell: (row) => textCell(texts.status[row.paymentStatus]),
    },
    { heading: headings.dueDate, width: 12, cell: (row) => dateCell(row.dueDate) },
    ofEntry.total,
    ofEntry.vat,
    { heading: headings.outstanding, width: 18, cell: (row) => kronerCell(row.outstandingAmount) },
    { heading: headings.kid, width: 22, cell: (row) => textCell(row.kid) },
  ];
}
