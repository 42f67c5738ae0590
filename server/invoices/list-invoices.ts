import { listInvoices as route } from '@takst/contract/invoices/list-invoices.contract.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { describeInvoice } from './describe-invoice.ts';
import { invoicesOfCompany } from './invoice.query.ts';

export const listInvoices = (database: Database) =>
  serve(route, async ({ scope, params, today }) => {
    const rows = await invoicesOfCompany(database, scope, params.id);
    return { reply: rows.map((row) => describeInvoice(row, today)) };
  });
