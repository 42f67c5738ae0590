import { downloadFreeBaseLines as route } from '@takst/contract/services/free-tickets/invoice-base/download-free-base-lines.contract.ts';
import { invoiceBaseId } from '@takst/domain/services/free-tickets/invoice-base-id.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serveSheet } from '#platform/http/xlsx/serve-sheet.ts';
import { baseLineColumns, sheetRows } from './base-line-sheet.ts';
import { linesOfBase } from './base-lines.query.ts';
import { zoneNamesOn } from '../book/zone-names.ts';
import { findInvoiceBase } from './find-invoice-base.query.ts';
import { invoiceBaseTexts } from './invoice-base.texts.ts';

/** The lines of an invoice base as a file, all of one moment. */
export const downloadLinesOfBase = (database: Database) =>
  serveSheet(route, async ({ scope, params: { freeBaseId: id }, today, language }) => {
    const invoiceBase = await findInvoiceBase(database, { scope, id, today });
    if (!invoiceBase) return { refused: { code: 'INVOICE_BASE_NOT_FOUND' } };
    const { month: day } = invoiceBase.request;
    const zoneName = await zoneNamesOn(database, { tenant: scope.tenant, day });
    return {
      sheet: {
        name: `${invoiceBaseTexts[language].fileName}-${invoiceBaseId(invoiceBase.request)}`,
        columns: baseLineColumns(language, zoneName),
        parts: [sheetRows(await linesOfBase(database, invoiceBase))],
      },
    };
  });
