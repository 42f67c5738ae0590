import { getInvoice as route } from '@takst/contract/invoices/get-invoice.contract.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { describeCredit, describeInvoice, describeLine } from './describe-invoice.ts';
import { findOpenedInvoice, lineOfCreditNote, linesOfInvoice } from './invoice.query.ts';

export const getInvoice = (database: Database) =>
  serve(route, async ({ scope, params, today }) => {
    const row = await findOpenedInvoice(database, scope, params.id);
    if (!row) return { refused: { code: 'INVOICE_NOT_FOUND' } };
    const key = { companyId: row.company_id, id: row.id, agreementId: row.agreement_id };
    const invoiceLines =
      row.kind === 'invoice'
        ? (await linesOfInvoice(database, key)).map(describeLine)
        : (await lineOfCreditNote(database, key)).map(describeCredit);
    return { reply: { ...describeInvoice(row, today), invoiceLines } };
  });
