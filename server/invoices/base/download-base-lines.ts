import {
  downloadBaseLines,
  downloadBaseLinesXlsx,
} from '@takst/contract/invoices/base/download-base-lines.contract.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { serveDownload } from '#http/serve.ts';
import { sheetDownload, type SheetFormat } from '#http/xlsx/sheet-download.ts';
import { invoiceBaseTexts } from '../export/invoice-list.texts.ts';
import { lineColumns } from '../export/line-sheet.ts';
import { linesInParts } from '../invoice.query.ts';
import { findInvoiceBase, monthOfBase } from './invoice-base.query.ts';

type DownloadCall = Call<typeof downloadBaseLines | typeof downloadBaseLinesXlsx>;

/** The lines of an invoice base as a file, with whom they were for. */
export const downloadLinesOfBase = (database: Database) => [
  serveDownload(downloadBaseLines, (call) => exportLines('csv', database, call)),
  serveDownload(downloadBaseLinesXlsx, (call) => exportLines('xlsx', database, call)),
];

async function exportLines(
  format: SheetFormat,
  database: Database,
  { scope, params, language }: DownloadCall,
) {
  const base = await findInvoiceBase(database, scope, params.baseId);
  if (!base) return { refused: { code: 'INVOICE_BASE_NOT_FOUND' as const } };
  const { month, agreement_id: agreement } = base;
  const { fileName } = invoiceBaseTexts[language];
  return sheetDownload(format, {
    name: `${fileName}-${agreement}-${month.toPlainYearMonth().toString()}`,
    columns: await lineColumns(database, { tenant: scope.tenant, language, from: month }),
    parts: linesInParts(database, monthOfBase(base)),
  });
}
