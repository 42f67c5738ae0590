import { countTicketRequests as route } from '@takst/contract/services/self-service/requests/count-ticket-requests.contract.ts';
import { subscriberServiceIds } from '@takst/domain/platform/access/ticket-service-id.ts';
import { servicesIn } from '#platform/scope/within-services.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { requestCounts } from './open-requests.query.ts';

export const countTicketRequests = (database: Database) =>
  serve(route, async ({ scope, params, today }) => {
    const companyId = params.id;
    const services: readonly string[] = servicesIn(
      { scope, services: subscriberServiceIds },
      companyId,
    );
    const { tenant } = scope;
    const all = await requestCounts(database, { tenant, companyId, today });
    const counts = all.filter(({ service }) => services.includes(service));
    const sum = (of: 'open' | 'expired') => counts.reduce((total, one) => total + one[of], 0);
    return {
      reply: {
        open: sum('open'),
        expired: sum('expired'),
        newestId: Math.max(0, ...counts.map(({ newestId }) => newestId)),
      },
    };
  });
