import { getInvoiceChanges as route } from '@takst/contract/billing/invoices/get-invoice-changes.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { describeInvoice } from '../invoice/describe-invoice.ts';
import { findLastInvoice, findOpenedInvoice } from '../invoice/invoice.query.ts';
import { linesIn, periodsOfInvoice } from '../invoice/line.query.ts';
import { costChangeGroups } from './cost-change-groups.ts';

/** What changed since the last invoice of the agreement. */
export const getInvoiceChanges = (database: Database) =>
  serve(route, async ({ scope, params, query: { all }, today }) => {
    const row = await findOpenedInvoice(database, scope, params.id);
    if (!row) return { refused: { code: 'INVOICE_NOT_FOUND' } };
    const last = await findLastInvoice(database, scope, params.id);
    if (!last) return { reply: { last: null, groups: [] } };
    const linesOf = ({ company_id: companyId, id }: typeof row) =>
      linesIn(database, periodsOfInvoice({ companyId, id }));
    const [older, newer] = await Promise.all([linesOf(last), linesOf(row)]);
    const { id, invoiceNumber, month, year, firstMonth, totalPrice } = describeInvoice(last, today);
    return {
      reply: {
        last: { id, invoiceNumber, month, year, firstMonth, totalPrice },
        groups: costChangeGroups({ older, newer, all }),
      },
    };
  });
