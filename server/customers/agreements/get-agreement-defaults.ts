import { getAgreementDefaults as route } from '@takst/contract/customers/agreements/get-agreement-defaults.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { usualPaymentDeadline } from './agreement-defaults.query.ts';

export const getAgreementDefaults = (database: Database) =>
  serve(route, async ({ scope: { tenant }, today }) => ({
    reply: { paymentDeadlineDays: await usualPaymentDeadline(database, tenant, today) },
  }));
