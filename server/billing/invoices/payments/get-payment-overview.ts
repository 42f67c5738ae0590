import { getPaymentOverview as route } from '@takst/contract/billing/invoices/payments/get-payment-overview.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { paymentCounts, paymentFiles } from './bank-payment.query.ts';
import { describePaymentFile } from './describe-payments.ts';

const maxFiles = 20;

export const getPaymentOverview = (database: Database) =>
  serve(route, async ({ scope: { tenant } }) => {
    const counts = await paymentCounts(database, tenant);
    const files = await paymentFiles(database, tenant, { max: maxFiles });
    return {
      reply: {
        unmatched: counts.UNMATCHED,
        registered: counts.REGISTERED,
        setAside: counts.SET_ASIDE,
        files: files.map(describePaymentFile),
      },
    };
  });
