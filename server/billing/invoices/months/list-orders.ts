import { listOrders as route } from '@takst/contract/billing/invoices/list-orders.contract.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { describeInvoice, describeLine } from '#billing/invoices/invoice/describe-invoice.ts';
import { invoicesOfMonth } from '#billing/invoices/invoice/invoice.query.ts';
import { linesIn, periodsOfInvoice } from '#billing/invoices/invoice/line.query.ts';
import { findReachedAgreement } from './reached-agreement.query.ts';

export const listOrders = (database: Database) =>
  serve(route, async ({ scope, params: { agreement: agreementId, isoDate }, today }) => {
    const agreement = await findReachedAgreement(database, scope, agreementId);
    if (!agreement) return { refused: { code: 'AGREEMENT_NOT_FOUND' } };
    const month = firstOfMonth(isoDate);
    const invoices = await invoicesOfMonth(database, scope, { agreementId, month });
    const reply = await Promise.all(
      invoices.map(async (row) => {
        const months = periodsOfInvoice({ companyId: row.company_id, id: row.id });
        const lines = await linesIn(database, months);
        return { ...describeInvoice(row, today), invoiceLines: lines.map(describeLine) };
      }),
    );
    return { reply };
  });
