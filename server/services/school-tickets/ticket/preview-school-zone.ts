import { previewSchoolZone as route } from '@takst/contract/services/school-tickets/ticket/preview-school-zone.contract.ts';
import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { loadSchoolOffer } from '#services/school-tickets/order/load-school-offer.ts';
import { schoolServices as services } from '#services/school-tickets/ticket/school-services.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { decideZoneChange } from './decide-zone-change.ts';

/** Says what other zones would cost, by the same decision. */
export const previewSchoolZone = (database: Database, tickets: Tickets) =>
  serve(route, async ({ scope, params: { id }, body, today }) => {
    const offerOn = await loadSchoolOffer(database, { tenant: scope.tenant, today });
    return database.transaction(async (tx): Promise<Outcome<typeof route>> => {
      const [ticket] = await tickets.view(tx, { scope, services, ids: [id], today });
      if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
      const decided = decideZoneChange(ticket, body, offerOn);
      if ('refused' in decided) return { refused: { code: decided.refused } };
      const { lastDay, newStart: startDate, sold, before, after } = decided;
      const pricePerMonth = {
        before: before === null ? null : toKroner(before),
        after: toKroner(after),
      };
      return { reply: { lastDay, startDate, nrOfZones: sold.nrOfZones, pricePerMonth } };
    });
  });
