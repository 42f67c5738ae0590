import { downloadBaseLines as route } from '@takst/contract/billing/invoices/base/download-base-lines.contract.ts';
import { invoiceBaseList } from '@takst/contract/billing/invoices/base/list-invoice-bases.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serveSheet } from '#platform/http/xlsx/serve-sheet.ts';
import { lineColumns } from '../export/line-sheet.ts';
import { linesInParts } from '../invoice/line.query.ts';
import { findInvoiceBase, periodOfBase } from './invoice-base.query.ts';

/** The lines of an invoice base as a file, with the holders' names. */
export const downloadLinesOfBase = (database: Database) =>
  serveSheet(route, async ({ scope, params, language }) => {
    const base = await findInvoiceBase(database, scope, params.baseId);
    if (!base) return { refused: { code: 'INVOICE_BASE_NOT_FOUND' } };
    const { period_start: start, agreement_id: agreement } = base;
    return {
      sheet: {
        name: `${invoiceBaseList.fileName[language]}-${agreement}-${start.toPlainYearMonth().toString()}`,
        columns: await lineColumns(database, { tenant: scope.tenant, language, from: start }),
        parts: linesInParts(database, periodOfBase(base)),
      },
    };
  });
