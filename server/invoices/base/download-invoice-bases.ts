import { downloadInvoiceBases as route } from '@takst/contract/invoices/base/download-invoice-bases.contract.ts';
import type { InvoiceBaseEntry } from '@takst/contract/invoices/base/invoice-base.schema.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { serveSheet } from '#http/xlsx/serve-sheet.ts';
import { entryColumns } from '../export/entry-columns.ts';
import { invoiceBaseTexts } from '../export/invoice-list.texts.ts';
import { allRows } from '../listed-rows.query.ts';
import { describeInvoiceBase } from './describe-invoice-base.ts';
import { invoiceBasePage } from './invoice-base.query.ts';

type DownloadCall = Call<typeof route>;

/** The list of invoice bases as a file: what search, period and sort choose, all pages. */
export const downloadBaseList = (database: Database) =>
  serveSheet(route, (call) => {
    const { language, params, today, scope } = call;
    const { month, agreementType, agreement, reference, ticketCount, total, vat } = entryColumns(
      language,
      scope.tenant,
    );
    return {
      sheet: {
        name: `${invoiceBaseTexts[language].fileName}-${params.id}-${today.toString()}`,
        columns: [month, agreementType, agreement, reference, ticketCount, total, vat],
        parts: partsOf(database, call),
      },
    };
  });

async function* partsOf(
  database: Database,
  { scope, params, query }: DownloadCall,
): AsyncGenerator<InvoiceBaseEntry[]> {
  const request = { ...query, ...allRows, scope, companyId: params.id };
  const { matches } = await invoiceBasePage(database, request);
  yield matches.map(describeInvoiceBase);
}
