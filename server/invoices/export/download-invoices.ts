import {
  downloadInvoices,
  downloadInvoicesXlsx,
} from '@takst/contract/invoices/download-invoices.contract.ts';
import type { InvoiceEntry } from '@takst/contract/invoices/invoice.schema.ts';
import { codeName } from '@takst/domain/changes/recorded-codes.ts';
import { kronerToOre } from '@takst/domain/money/ore.rules.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { serveDownload } from '#http/serve.ts';
import { sheetDownload, type SheetFormat } from '#http/xlsx/sheet-download.ts';
import { countCell, dateCell, oreCell, textCell } from '#http/xlsx/xlsx-cells.ts';
import type { XlsxColumn } from '#http/xlsx/xlsx.ts';
import { describeInvoice } from '#invoices/describe-invoice.ts';
import { allInvoices } from '#invoices/invoice-list.query.ts';
import { invoiceListTexts } from './invoice-list.texts.ts';

type DownloadCall = Call<typeof downloadInvoices | typeof downloadInvoicesXlsx>;

/** The list of invoices as a file: what search, filters and sort choose, all pages. */
export const downloadInvoiceList = (database: Database) => [
  serveDownload(downloadInvoices, async (call) => exportList('csv', database, call)),
  serveDownload(downloadInvoicesXlsx, async (call) => exportList('xlsx', database, call)),
];

function exportList(format: SheetFormat, database: Database, call: DownloadCall) {
  const { fileName } = invoiceListTexts[call.language];
  const name = `${fileName}-${call.params.id}-${call.today.toString()}`;
  return sheetDownload(format, { name, columns: columnsOf(call), parts: partsOf(database, call) });
}

async function* partsOf(
  database: Database,
  { scope, params, query, today }: DownloadCall,
): AsyncGenerator<InvoiceEntry[]> {
  const rows = await allInvoices(database, { ...query, scope, companyId: params.id, today });
  yield rows.map((row) => describeInvoice(row, today));
}

function columnsOf({ language, scope: { tenant } }: DownloadCall): XlsxColumn<InvoiceEntry>[] {
  const { headings, ...texts } = invoiceListTexts[language];
  const agreementType = (code: string) => codeName(code, tenant)[language];
  const monthOf = ({ month, year }: InvoiceEntry) => `${String(month).padStart(2, '0')}.${year}`;
  const kroner = (amount: number) => oreCell(kronerToOre(amount));
  return [
    { heading: headings.number, width: 14, cell: (row) => textCell(String(row.invoiceNumber)) },
    {
      heading: headings.type,
      width: 12,
      cell: ({ type }) => textCell(type === 'INVOICE' ? texts.invoice : texts.creditNote),
    },
    { heading: headings.date, width: 12, cell: (row) => dateCell(row.invoiceDate) },
    {
      heading: headings.agreementType,
      width: 18,
      cell: (row) => textCell(agreementType(row.agreementSubTypeId)),
    },
    {
      heading: headings.agreement,
      width: 12,
      cell: (row) => textCell(String(row.agreementNumber)),
    },
    { heading: headings.month, width: 10, cell: (row) => textCell(monthOf(row)) },
    { heading: headings.ticketCount, width: 10, cell: (row) => countCell(row.ticketCount) },
    { heading: headings.reference, width: 24, cell: (row) => textCell(row.reference) },
    {
      heading: headings.status,
      width: 16,
      cell: (row) => textCell(texts.status[row.paymentStatus]),
    },
    { heading: headings.dueDate, width: 12, cell: (row) => dateCell(row.dueDate) },
    { heading: headings.total, width: 16, cell: (row) => kroner(row.totalPrice) },
    { heading: headings.vat, width: 14, cell: (row) => kroner(row.totalVat) },
    { heading: headings.outstanding, width: 18, cell: (row) => kroner(row.outstandingAmount) },
    { heading: headings.kid, width: 22, cell: (row) => textCell(row.kid) },
  ];
}
