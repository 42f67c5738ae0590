import { getInvoiceBase as route } from '@takst/contract/billing/invoices/base/get-invoice-base.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { describeLine } from '../invoice/describe-invoice.ts';
import { linesIn } from '../invoice/line.query.ts';
import { describeInvoiceBase } from './describe-invoice-base.ts';
import { findInvoiceBase, periodOfBase } from './invoice-base.query.ts';

export const getInvoiceBase = (database: Database) =>
  serve(route, async ({ scope, params }) => {
    const row = await findInvoiceBase(database, scope, params.baseId);
    if (!row) return { refused: { code: 'INVOICE_BASE_NOT_FOUND' } };
    const lines = await linesIn(database, periodOfBase(row));
    return { reply: { ...describeInvoiceBase(row), invoiceLines: lines.map(describeLine) } };
  });
