import { getFreeInvoiceBase as route } from '@takst/contract/services/free-tickets/invoice-base/get-free-invoice-base.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { linesOfBase } from './base-lines.query.ts';
import { describeBaseLine, describeErased, erasedOf, isNamed } from './describe-base-lines.ts';
import { describeInvoiceBase } from './describe-invoice-base.ts';
import { zoneNamesOn } from '../book/zone-names.ts';
import { findInvoiceBase } from './find-invoice-base.query.ts';

export const getFreeInvoiceBase = (database: Database) =>
  serve(route, async ({ scope, params: { freeBaseId: id }, today }) => {
    const invoiceBase = await findInvoiceBase(database, { scope, id, today });
    if (!invoiceBase) return { refused: { code: 'INVOICE_BASE_NOT_FOUND' } };
    const lines = await linesOfBase(database, invoiceBase);
    const { month: day } = invoiceBase.request;
    const zoneName = await zoneNamesOn(database, { tenant: scope.tenant, day });
    return {
      reply: {
        ...describeInvoiceBase(invoiceBase.row),
        invoiceLines: lines.filter(isNamed).map(describeBaseLine(zoneName)),
        erasedLines: describeErased(erasedOf(lines)),
      },
    };
  });
