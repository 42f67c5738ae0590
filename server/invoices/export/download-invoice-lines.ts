import {
  downloadInvoiceLines,
  downloadInvoiceLinesXlsx,
} from '@takst/contract/invoices/download-invoice-lines.contract.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { serveDownload } from '#http/serve.ts';
import { sheetDownload, type SheetFormat } from '#http/xlsx/sheet-download.ts';
import { creditedAmounts } from '#invoices/describe-invoice.ts';
import {
  findOpenedInvoice,
  type InvoiceRow,
  lineOfCreditNote,
  linesInParts,
  type LineRow,
  monthsOfInvoice,
} from '#invoices/invoice.query.ts';
import { invoiceLineTexts } from './invoice-lines.texts.ts';
import { lineColumns } from './line-sheet.ts';

type DownloadCall = Call<typeof downloadInvoiceLines | typeof downloadInvoiceLinesXlsx>;

/** The lines of an invoice or a credit note as a file, with whom they were for (spec 2 §2). */
export const downloadLines = (database: Database) => [
  serveDownload(downloadInvoiceLines, (call) => exportLines('csv', database, call)),
  serveDownload(downloadInvoiceLinesXlsx, (call) => exportLines('xlsx', database, call)),
];

async function exportLines(
  format: SheetFormat,
  database: Database,
  { scope, params, language }: DownloadCall,
) {
  const invoice = await findOpenedInvoice(database, scope, params.invoiceId);
  if (!invoice) return { refused: { code: 'INVOICE_NOT_FOUND' as const } };
  const { first_month: from, number } = invoice;
  return sheetDownload(format, {
    name: `${invoiceLineTexts[language].fileName}-${number}`,
    columns: await lineColumns(database, { tenant: scope.tenant, language, from }),
    parts: partsOf(database, invoice),
  });
}

async function* partsOf(database: Database, invoice: InvoiceRow): AsyncGenerator<LineRow[]> {
  const key = { companyId: invoice.company_id, id: invoice.id, agreementId: invoice.agreement_id };
  if (invoice.kind === 'invoice') yield* linesInParts(database, monthsOfInvoice(key));
  else yield (await lineOfCreditNote(database, key)).map(creditedAmounts);
}
