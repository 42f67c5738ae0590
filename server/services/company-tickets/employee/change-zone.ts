import { changeZone as route } from '@takst/contract/services/company-tickets/employee/change-zone.contract.ts';
import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import { subscriberServiceIds as services } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { continueOne } from '#services/company-tickets/employee/continue-one.ts';
import { decideZoneChange } from '#services/company-tickets/employee/decide-continuation.ts';
import { loadOffer, warmOffer } from '#services/company-tickets/order/load-offer.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';

/** Ends a ticket and continues it with new zones the day after (domain: Change of zone). */
export const changeZone = (database: Database, changes: ChangePath, tickets: Tickets) =>
  serve(route, async (call) => {
    const { origin, scope, params, body, today } = call;
    const { tenant } = scope;
    await warmOffer(database, { tenant, today });
    return changes(origin, async (change): Promise<Outcome<typeof route>> => {
      const [ticket] = await tickets.lock(change.tx, { scope, services, ids: [params.id], today });
      if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
      const { expiryDate: lastDay, ...zones } = body;
      const offer = await loadOffer(change.tx, { tenant, today });
      const decision = decideZoneChange(ticket, { ...zones, lastDay }, offer);
      if ('refused' in decision) return { refused: { code: decision.refused } };
      return { reply: await continueOne({ change, tickets }, decision.continued, call) };
    });
  });
