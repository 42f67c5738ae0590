import { orderCompanyTicket as route } from '@takst/contract/company-tickets/order-company-ticket.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import type { ChangePath } from '#changes/change-path.ts';
import { serve } from '#http/serve.ts';
import type { Tickets } from '#tickets/tickets.public.ts';
import { orderableService } from './orderable-service.ts';
import { placeOrder, refuseHeldTicket } from './place-order.ts';

/** Orders a ticket for a person of a company. */
export const orderCompanyTicket = (changes: ChangePath, tickets: Tickets) =>
  serve(route, ({ origin, scope, body, today, now }) =>
    refuseHeldTicket(() =>
      changes(origin, async (change): Promise<Outcome<typeof route>> => {
        const order = { ...body, agreementId: Number(body.agreementName) };
        const serviceOf = orderableService(scope);
        const moment = { scope, today, now };
        const outcome = await placeOrder({ change, tickets }, { ...moment, order, serviceOf });
        return 'refused' in outcome ? outcome : { reply: outcome.placed };
      }),
    ),
  );
