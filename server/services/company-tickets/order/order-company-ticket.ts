import { orderCompanyTicket as route } from '@takst/contract/services/company-tickets/order-company-ticket.contract.ts';
import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { warmOffer } from './load-offer.ts';
import { orderableService } from './orderable-service.ts';
import { placeOrder, refuseHeldTicket } from './place-order.ts';

/** Orders a ticket for a person of a company. */
export const orderCompanyTicket = (database: Database, changes: ChangePath, tickets: Tickets) =>
  serve(route, async ({ origin, scope, body, today, now }) => {
    await warmOffer(database, { tenant: scope.tenant, today });
    return refuseHeldTicket(() =>
      changes(origin, async (change): Promise<Outcome<typeof route>> => {
        const order = { ...body, agreementId: Number(body.agreementName) };
        const serviceOf = orderableService(scope);
        const moment = { scope, today, now };
        const outcome = await placeOrder({ change, tickets }, { ...moment, order, serviceOf });
        return 'refused' in outcome ? outcome : { reply: outcome.placed };
      }),
    );
  });
