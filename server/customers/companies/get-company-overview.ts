import { getCompanyOverview as route } from '@takst/contract/customers/companies/overview/get-company-overview.contract.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import type { TicketUses } from '#customers/agreements/agreements.public.ts';
import { findCompanyAdministrators } from '#customers/users/users.public.ts';
import { findCompanyStart } from './company/company.query.ts';

/** What customer support sees of a company beside its facts. */
export const getCompanyOverview = (database: Database, uses: TicketUses) =>
  serve(route, async ({ scope, params: { id: companyId }, today, now }) => {
    const customerSince = await findCompanyStart(database, scope, companyId);
    const counts = await uses.count(database, { companyId, from: today });
    return {
      reply: {
        customerSince: businessDayOf(customerSince),
        agreements: counts.map(({ agreementId, ...count }) => ({ id: agreementId, ...count })),
        administrators: await findCompanyAdministrators(database, scope, { companyId, now }),
      },
    };
  });
