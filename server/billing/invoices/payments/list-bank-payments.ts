import { listBankPayments as route } from '@takst/contract/billing/invoices/payments/list-bank-payments.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { bankPaymentPage } from './bank-payment.query.ts';
import { describeBankPayment } from './describe-payments.ts';

export const listBankPayments = (database: Database) =>
  serve(route, async ({ scope: { tenant }, query }) => {
    const { totalEntries, matches } = await bankPaymentPage(database, { ...query, tenant });
    return { reply: { totalEntries, matches: matches.map(describeBankPayment) } };
  });
