import { downloadInvoiceLines as route } from '@takst/contract/billing/invoices/download-invoice-lines.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serveSheet } from '#platform/http/xlsx/serve-sheet.ts';
import { creditedAmounts } from '#billing/invoices/invoice/describe-invoice.ts';
import { findOpenedInvoice, type InvoiceRow } from '#billing/invoices/invoice/invoice.query.ts';
import {
  lineOfCreditNote,
  linesInParts,
  type LineRow,
  periodsOfInvoice,
} from '#billing/invoices/invoice/line.query.ts';
import { invoiceLineTexts } from './invoice-lines.texts.ts';
import { lineColumns } from './line-sheet.ts';

/** The lines of an invoice or a credit note as a file, with the holders' names (spec 2 §2). */
export const downloadLines = (database: Database) =>
  serveSheet(route, async ({ scope, params, language }) => {
    const invoice = await findOpenedInvoice(database, scope, params.invoiceId);
    if (!invoice) return { refused: { code: 'INVOICE_NOT_FOUND' } };
    const { period_start: from, number } = invoice;
    return {
      sheet: {
        name: `${invoiceLineTexts[language].fileName}-${number}`,
        columns: await lineColumns(database, { tenant: scope.tenant, language, from }),
        parts: partsOf(database, invoice),
      },
    };
  });

async function* partsOf(database: Database, invoice: InvoiceRow): AsyncGenerator<LineRow[]> {
  const key = { companyId: invoice.company_id, id: invoice.id, agreementId: invoice.agreement_id };
  if (invoice.kind === 'invoice') yield* linesInParts(database, periodsOfInvoice(key));
  else yield (await lineOfCreditNote(database, key)).map(creditedAmounts);
}
