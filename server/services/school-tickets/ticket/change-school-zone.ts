import { changeSchoolZone as route } from '@takst/contract/services/school-tickets/ticket/change-school-zone.contract.ts';
import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { loadSchoolOffer } from '#services/school-tickets/order/load-school-offer.ts';
import { schoolServices as services } from '#services/school-tickets/ticket/school-services.ts';
import { productOfSale, type Tickets } from '#ticketing/tickets/tickets.public.ts';
import { decideZoneChange } from './decide-zone-change.ts';

/** Ends a ticket and goes on with other zones the day after; code or card stay (domain: School ticket). */
export const changeSchoolZone = (database: Database, changes: ChangePath, tickets: Tickets) =>
  serve(route, async ({ origin, scope, params: { id }, body, today, now }) => {
    const { tenant } = scope;
    // Read before the transaction, it comes from the cache.
    const offerOn = await loadSchoolOffer(database, { tenant, today });
    return changes(origin, async (change): Promise<Outcome<typeof route>> => {
      const [ticket] = await tickets.lock(change.tx, { scope, services, ids: [id], today });
      if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
      const decided = decideZoneChange(ticket, body, offerOn);
      if ('refused' in decided) return { refused: { code: decided.refused } };
      const { lastDay, newStart, sold } = decided;
      const continued = {
        lastDay,
        newStart,
        kind: 'change-zone' as const,
        keepsCode: true as const,
        row: ticket.row,
        product: productOfSale(sold),
      };
      const [newTicket] = await tickets.continue(change, [continued], { tenant, now });
      if (!newTicket) throw new Error('a ticket was not continued');
      return { reply: { id: newTicket.id } };
    });
  });
