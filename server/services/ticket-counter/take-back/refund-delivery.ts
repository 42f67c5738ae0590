import { refundDelivery as route } from '@takst/contract/services/ticket-counter/delivery/refund-delivery.contract.ts';
import { refundDeliveries as manyRoute } from '@takst/contract/services/ticket-counter/delivery/take-back-many.contract.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { takeBack } from './take-back.ts';
import { takeBackOfOrder } from './take-back-of-order.ts';

const rightsOfSupport = { refund: true, cancelTickets: false, cancelTravelMoney: false };

const refundOf = (scope: Scope, { description }: { readonly description: string }) => ({
  scope,
  action: 'refund' as const,
  rightsIn: () => rightsOfSupport,
  description: description === '' ? null : description,
});

/** Customer support gives back what something cost that nobody has used. */
export const refundDelivery = (changes: ChangePath, tickets: Tickets) =>
  serveChange(route, changes, (change, { scope, params: { deliveryId: id }, body, today, now }) =>
    takeBack({ change, tickets }, { ...refundOf(scope, body), id, today, now }),
  );

/** The same for several of an order. */
export const refundDeliveries = (changes: ChangePath, tickets: Tickets) =>
  serveChange(manyRoute, changes, (change, { scope, params, body, today, now }) =>
    takeBackOfOrder(
      { change, tickets },
      { ...refundOf(scope, body), today, now },
      { ...params, ...body },
    ),
  );
