import {
  orderSchoolTickets as route,
  type RecipientRefusal,
  recipientRefusals,
} from '@takst/contract/services/school-tickets/order/order-school-tickets.contract.ts';
import type { Outcome, Refusal } from '@takst/contract/platform/calls/route.ts';
import {
  decideSchoolOrder,
  type SchoolOrderRefusal,
} from '@takst/domain/services/school-tickets/order/decide-school-order.rules.ts';
import { repeatedOrders } from '@takst/domain/services/school-tickets/order/repeated-orders.rules.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { loadSchoolOffer } from './load-school-offer.ts';
import { loadSchoolOrderFacts } from './load-school-order-facts.ts';
import { saveSchoolOrders } from './save-school-orders.ts';
import { schoolOrdersOf } from './school-orders-of.ts';

/**
 * Orders school tickets for some pupils, all of them or none (spec 3 §7). Locks on pupils, phones and cards decide
 * races.
 */
export const orderSchoolTickets = (database: Database, changes: ChangePath, tickets: Tickets) =>
  serve(route, async ({ origin, scope, body, today, now }) => {
    // Read before the transaction, it comes from the cache.
    const offerOn = await loadSchoolOffer(database, { tenant: scope.tenant, today });
    const orders = schoolOrdersOf(body, offerOn(body.startDate).zones);
    if (orders === null) return { refused: { code: 'INVALID_ZONE_FROM' } };
    return changes(origin, async (change): Promise<Outcome<typeof route>> => {
      const facts = await loadSchoolOrderFacts(change.tx, { scope, today, orders, lock: true });
      const repeated = repeatedOrders(orders);
      const decided = orders.map((order) => ({ order, decision: decideSchoolOrder(facts, order) }));
      const refused = decided.map(({ decision }, index) => ({
        index,
        codes: [
          ...('refusals' in decision ? decision.refusals : []),
          ...(repeated.has(index) ? (['LISTED_TWICE'] as const) : []),
        ],
      }));
      const refusal = refusalOf(refused);
      if (refusal) return { refused: refusal };
      const toSave = decided.flatMap(({ order, decision }) =>
        'refusals' in decision ? [] : [{ ...decision, order, slots: facts.slotsOf(order) }],
      );
      const savedOrders = await saveSchoolOrders({ change, tickets }, toSave, {
        scope,
        now,
        today,
      });
      return { reply: { ids: savedOrders.map(({ id }) => id) } };
    });
  });

type RefusedOrder = {
  readonly index: number;
  readonly codes: readonly (SchoolOrderRefusal | RecipientRefusal)[];
};

/** What is wrong with the order as a whole, before what is wrong with its pupils; null for nothing. */
function refusalOf(orders: readonly RefusedOrder[]): Refusal<typeof route> | null {
  for (const code of orders.flatMap(({ codes }) => codes)) {
    if (!isOfRecipient(code)) return { code };
  }
  const recipients = orders
    .map(({ index, codes }) => ({ index, codes: codes.filter(isOfRecipient) }))
    .filter(({ codes }) => codes.length > 0);
  const [first] = recipients;
  if (!first) return null;
  const [code] = first.codes;
  return { code: code === 'CARD_NUMBER_INVALID' ? code : 'RECIPIENTS_REFUSED', recipients };
}

const isOfRecipient = (code: SchoolOrderRefusal | RecipientRefusal): code is RecipientRefusal =>
  recipientRefusals.some((one) => one === code);
