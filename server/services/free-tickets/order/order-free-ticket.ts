import { orderFreeTicket as route } from '@takst/contract/services/free-tickets/order-free-ticket.contract.ts';
import type { Outcome, Refusal } from '@takst/contract/platform/calls/route.ts';
import { refuseChildPastAge } from '@takst/domain/services/free-tickets/child-end.rules.ts';
import { unsetChildEnd } from '@takst/domain/services/free-tickets/child-end-settings.ts';
import {
  decideFreeOrder,
  type FreeOrderRefusal,
} from '@takst/domain/services/free-tickets/decide-free-order.rules.ts';
import type { FreeOrder } from '@takst/domain/services/free-tickets/free-order.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { refuseHeldSlot, type Tickets } from '#ticketing/tickets/tickets.public.ts';
import { freeOrderOf } from './free-order-of.ts';
import { loadFreeOffer } from '../offer/load-free-offer.ts';
import { type FreeOrderFacts, loadFreeOrderFacts } from './load-free-order-facts.ts';
import { saveFreeOrders } from './save-free-orders.ts';

/** Orders a free ticket for one holder (spec 3 §7). Locks on holder, phone and card decide races. */
export const orderFreeTicket = (database: Database, changes: ChangePath, tickets: Tickets) =>
  serve(route, async ({ origin, scope, body, today, now }) => {
    // Read before the transaction, it comes from the cache.
    const offerOn = await loadFreeOffer(database, { tenant: scope.tenant, today });
    const order = freeOrderOf(body, offerOn(body.startDate).zones);
    if (order === null) return { refused: { code: 'INVALID_ZONE_FROM' } };
    return refuseHeldSlot(() =>
      changes(origin, async (change): Promise<Outcome<typeof route>> => {
        const facts = await loadFreeOrderFacts(change.tx, {
          scope,
          today,
          orders: [order],
          lock: true,
        });
        const decision = decideFreeOrder(facts, order);
        if ('refusals' in decision) {
          const [code] = decision.refusals;
          if (!code) throw new Error('an order was refused for nothing');
          return { refused: refusalOf(code, facts, order) };
        }
        const toSave = { ...decision, order, slots: facts.slotsOf(order) };
        const [savedOrder] = await saveFreeOrders({ change, tickets }, [toSave], {
          scope,
          now,
          today,
        });
        if (!savedOrder) throw new Error('a ticket was not issued');
        return { reply: { id: savedOrder.id } };
      }),
    );
  });

/** With the setting by which a child is past the age, where that is why. */
function refusalOf(
  code: FreeOrderRefusal,
  { agreements }: FreeOrderFacts,
  order: FreeOrder,
): Refusal<typeof route> {
  if (code !== 'PROFILE_MISMATCH') return { code };
  const { childEnd = unsetChildEnd } = agreements.get(order.agreementId) ?? {};
  return { code, pastAge: refuseChildPastAge(order, childEnd) };
}
