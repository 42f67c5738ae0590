import {
  getRunCheck as route,
  type OpenMonths,
} from '@takst/contract/billing/invoices/run/get-run-check.contract.ts';
import { lastClosableMonth } from '@takst/domain/billing/invoices/billing-period.rules.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import {
  findOpenAgreements,
  type OpenAgreement,
  type OpenAgreements,
} from './open-agreements.query.ts';
import { findUnaddressed, findUnreached } from '#billing/invoices/delivery/undelivered.query.ts';
import { firstMonth } from '#billing/invoices/months/first-month.store.ts';
import type { BillingServices } from '#ticketing/tickets/tickets.public.ts';
import { failedCompanies, maxProblems } from '#billing/invoices/run/run.query.ts';

/** Lists months that are not closed and invoices that were not delivered. */
export const getRunCheck = (database: Database, services: BillingServices) =>
  serve(route, async ({ scope: { tenant }, today, now }) => {
    const first = await firstMonth(database, tenant);
    const open: OpenAgreements = first
      ? await findOpenAgreements(database, { services, tenant, firstMonth: first, today })
      : { agreements: [], moreCompanies: 0 };
    const failed = await failedCompanies(database, tenant);
    const lastMonth = lastClosableMonth(today);
    const describe = ({ months, isUnpriced, ...agreement }: OpenAgreement): OpenMonths => ({
      ...agreement,
      firstMonth: months.at(0) ?? lastMonth,
      lastMonth: months.at(-1) ?? lastMonth,
      monthCount: months.length,
      reason: isUnpriced ? 'PRICE_MISSING' : (failed.get(agreement.companyId) ?? 'NOT_RUN'),
    });
    return {
      reply: {
        firstMonth: first,
        lastMonth,
        openMonths: {
          count: open.agreements.length,
          first: open.agreements.slice(0, maxProblems).map(describe),
          moreCompanies: open.moreCompanies,
        },
        // An operator without invoices sends none to anybody.
        unaddressed: tenantOf(tenant).offers.has('invoices')
          ? await findUnaddressed(database, tenant, lastMonth)
          : { count: 0, first: [] },
        unreached: await findUnreached(database, tenant, now),
      },
    };
  });
