import {
  downloadInvoiceBases,
  downloadInvoiceBasesXlsx,
} from '@takst/contract/invoices/base/download-invoice-bases.contract.ts';
import type { InvoiceBaseEntry } from '@takst/contract/invoices/base/invoice-base.schema.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { serveDownload } from '#http/serve.ts';
import { sheetDownload, type SheetFormat } from '#http/xlsx/sheet-download.ts';
import { entryColumns } from '../export/entry-columns.ts';
import { invoiceBaseTexts } from '../export/invoice-list.texts.ts';
import { allRows } from '../listed-rows.query.ts';
import { describeInvoiceBase } from './describe-invoice-base.ts';
import { invoiceBasePage } from './invoice-base.query.ts';

type DownloadCall = Call<typeof downloadInvoiceBases | typeof downloadInvoiceBasesXlsx>;

/** The list of invoice bases as a file: what search, period and sort choose, all pages. */
export const downloadBaseList = (database: Database) => [
  serveDownload(downloadInvoiceBases, async (call) => exportList('csv', database, call)),
  serveDownload(downloadInvoiceBasesXlsx, async (call) => exportList('xlsx', database, call)),
];

function exportList(format: SheetFormat, database: Database, call: DownloadCall) {
  const { language, params, today, scope } = call;
  const { month, agreementType, agreement, reference, ticketCount, total, vat } = entryColumns(
    language,
    scope.tenant,
  );
  return sheetDownload(format, {
    name: `${invoiceBaseTexts[language].fileName}-${params.id}-${today.toString()}`,
    columns: [month, agreementType, agreement, reference, ticketCount, total, vat],
    parts: partsOf(database, call),
  });
}

async function* partsOf(
  database: Database,
  { scope, params, query }: DownloadCall,
): AsyncGenerator<InvoiceBaseEntry[]> {
  const request = { ...query, ...allRows, scope, companyId: params.id };
  const { matches } = await invoiceBasePage(database, request);
  yield matches.map(describeInvoiceBase);
}
