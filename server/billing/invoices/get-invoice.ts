import { getInvoice as route } from '@takst/contract/billing/invoices/get-invoice.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { findDeliveryState } from './delivery/delivery-state.query.ts';
import { settlementsOfInvoice } from './credits/credit.query.ts';
import { describeInvoice, describeSettlement } from './invoice/describe-invoice.ts';
import { openedInvoice } from './invoice/opened-invoice.ts';

export const getInvoice = (database: Database) =>
  serve(route, async ({ scope, params, today }) => {
    const invoice = await openedInvoice(database, scope, params.id);
    if (!invoice) return { refused: { code: 'INVOICE_NOT_FOUND' } };
    const { row, lines: invoiceLines } = invoice;
    const settlements = await settlementsOfInvoice(database, {
      companyId: row.company_id,
      id: row.id,
    });
    return {
      reply: {
        ...describeInvoice(row, today),
        delivery: await findDeliveryState(database, { companyId: row.company_id, id: row.id }),
        invoiceLines,
        settlements: settlements.map(describeSettlement),
        reason: invoice.reason,
      },
    };
  });
