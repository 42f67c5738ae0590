import { listInvoices as route } from '@takst/contract/invoices/list-invoices.contract.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { describeInvoice } from './describe-invoice.ts';
import { invoicePage } from './invoice-list.query.ts';

export const listInvoices = (database: Database) =>
  serve(route, async ({ scope, params, query, today }) => {
    const request = { ...query, scope, companyId: params.id, today };
    const { totalEntries, matches } = await invoicePage(database, request);
    return { reply: { totalEntries, matches: matches.map((row) => describeInvoice(row, today)) } };
  });
