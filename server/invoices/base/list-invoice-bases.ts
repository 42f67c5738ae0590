import { listInvoiceBases as route } from '@takst/contract/invoices/base/list-invoice-bases.contract.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { describeInvoiceBase } from './describe-invoice-base.ts';
import { invoiceBasePage } from './invoice-base.query.ts';

export const listInvoiceBases = (database: Database) =>
  serve(route, async ({ scope, params, query }) => {
    const request = { ...query, scope, companyId: params.id };
    const { totalEntries, matches } = await invoiceBasePage(database, request);
    return { reply: { totalEntries, matches: matches.map(describeInvoiceBase) } };
  });
