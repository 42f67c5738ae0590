import {
  type AcceptedOrder,
  decideOrder,
  type RefusedOrder,
} from '@takst/domain/services/company-tickets/decide-order.rules.ts';
import type { OrderRefusal } from '@takst/domain/services/company-tickets/order-company-ticket.rules.ts';
import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { CompanyScope } from '#platform/scope/scope.ts';
import {
  type AgreementTerms,
  findAgreementTerms,
} from '#customers/agreements/agreements.public.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { violatedConstraint } from '#platform/db/connection/violated-constraint.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { PricedProduct } from '#catalogue/products/products.public.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { loadOrderFacts, type OrderableAgreement, type OrderFacts } from './load-order-facts.ts';
import { lockedSlot, type PersonOrder, saveOrders } from './save-orders.ts';

/** One order of a ticket for a person, from the portal, a move-in or the order form. */
export type OrderToPlace = {
  readonly scope: CompanyScope;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
  readonly order: PersonOrder;
  /** The service of an agreement; null when the caller may not order from it. */
  readonly serviceOf: (terms: AgreementTerms) => SubscriberServiceId | null;
};

/** Why an order is refused, as the contract has it. */
export type OrderRefusalReply = {
  readonly refused: Exclude<RefusedOrder, OrderRefusal> | ReturnType<typeof onTheWire>;
};

type Decision =
  | OrderRefusalReply
  | {
      readonly accepted: AcceptedOrder<OrderableAgreement, PricedProduct>;
      readonly slots: OrderFacts['slots'];
    };

/** Whether an order could be placed now; `lock` holds the person until the transaction ends. */
export async function decideOne(
  tx: Transaction,
  { scope, today, order, serviceOf }: Omit<OrderToPlace, 'now'>,
  { lock }: { readonly lock: boolean },
): Promise<Decision> {
  const agreements = await findAgreementTerms(tx, scope, [order.agreementId]);
  const request = { scope, today, orders: [order], agreements, serviceOf, lock };
  const facts = await loadOrderFacts(tx, request);
  const decision = decideOrder(facts, order);
  if (!('refusals' in decision)) return { accepted: decision, slots: facts.slots };
  const [first] = decision.refusals;
  if (!first) throw new Error('an order was refused for nothing');
  return { refused: 'lastExpiry' in first ? onTheWire(first) : first };
}

/**
 * Places an order for a person of a company: everything in it must be on offer, and the person must be free to
 * get it. A lock on the person decides races; the exclusion constraint is the backstop.
 */
export async function placeOrder(
  { change, tickets }: { readonly change: Change; readonly tickets: Tickets },
  placing: OrderToPlace,
): Promise<OrderRefusalReply | { readonly placed: { id: number; subscriberId: number } }> {
  const decision = await decideOne(change.tx, placing, { lock: true });
  if ('refused' in decision) return decision;
  const { scope, now, order } = placing;
  const toSave = { ...decision.accepted, order, slot: lockedSlot(decision.slots, order) };
  const [savedOrder] = await saveOrders({ change, tickets }, [toSave], { scope, now });
  if (!savedOrder) throw new Error('a ticket was not issued');
  return { placed: savedOrder };
}

/** Tells an order that met the constraint behind the lock as the rule tells it. */
export async function refuseHeldTicket<Answer>(placing: () => Promise<Answer>) {
  try {
    return await placing();
  } catch (error) {
    if (violatedConstraint(error) !== 'one_ticket_at_a_time') throw error;
    return { refused: { code: 'TICKET_ALREADY_HELD' } as const };
  }
}

/** With the specification's names for the two dates (spec 2 §8). */
export const onTheWire = (refused: OrderRefusal) =>
  refused.code === 'TICKET_ALREADY_HELD'
    ? refused
    : {
        code: refused.code,
        expectedQuaranteenEndDate: refused.firstPossibleStart,
        lastOrder: { expirationDate: refused.lastExpiry },
      };
