import { listTicketRequests as route } from '@takst/contract/self-service/requests/list-ticket-requests.contract.ts';
import { subscriberServiceIds } from '@takst/domain/tickets/ticket-service-id.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { requestDescriber } from './describe-request.ts';
import { ticketRequestPage } from './ticket-request-list.query.ts';

export const listTicketRequests = (database: Database) =>
  serve(route, async ({ scope, params, query, today }) => {
    const reach = { scope, services: subscriberServiceIds };
    const [{ totalEntries, matches }, describe] = await Promise.all([
      ticketRequestPage(database, reach, { ...query, companyId: params.id, today }),
      requestDescriber(database, { tenant: scope.tenant, today }),
    ]);
    return { reply: { totalEntries, matches: matches.map(describe) } };
  });
