import { cancelDelivery as route } from '@takst/contract/services/ticket-counter/delivery/cancel-delivery.contract.ts';
import { cancelDeliveries as manyRoute } from '@takst/contract/services/ticket-counter/delivery/take-back-many.contract.ts';
import { scopeWith } from '#platform/scope/authorise.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { isWithinScope } from '#platform/scope/within-scope.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { takeBack } from './take-back.ts';
import { takeBackOfOrder } from './take-back-of-order.ts';

/** What a call lets its user cancel. */
function cancelOf(scope: Scope) {
  const inTickets = scopeWith(scope, 'ticketCounter.cancelTickets');
  const inMoney = scopeWith(scope, 'ticketCounter.cancelTravelMoney');
  return {
    scope,
    action: 'cancel' as const,
    rightsIn: (companyId: number) => ({
      refund: false,
      cancelTickets: isWithinScope(inTickets, companyId),
      cancelTravelMoney: isWithinScope(inMoney, companyId),
    }),
    description: null,
  };
}

/** Cancels what was ordered and nobody has used. */
export const cancelDelivery = (changes: ChangePath, tickets: Tickets) =>
  serveChange(route, changes, (change, { scope, params: { deliveryId: id }, today, now }) =>
    takeBack({ change, tickets }, { ...cancelOf(scope), id, today, now }),
  );

/** The same for several of an order. */
export const cancelDeliveries = (changes: ChangePath, tickets: Tickets) =>
  serveChange(manyRoute, changes, (change, { scope, params, body, today, now }) =>
    takeBackOfOrder(
      { change, tickets },
      { ...cancelOf(scope), today, now },
      { ...params, ...body },
    ),
  );
