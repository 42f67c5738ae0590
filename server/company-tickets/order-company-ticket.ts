import { orderCompanyTicket as route } from '@takst/contract/company-tickets/order-company-ticket.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import { decideOrder } from '@takst/domain/company-tickets/decide-order.rules.ts';
import type { OrderRefusal } from '@takst/domain/company-tickets/order-company-ticket.rules.ts';
import { ticketServiceAccess } from '@takst/domain/tickets/ticket-service-access.ts';
import {
  type SubscriberServiceId,
  subscriberServiceIds,
} from '@takst/domain/tickets/ticket-service-id.ts';
import { scopeWith } from '#access/authorise.ts';
import type { Scope } from '#access/scope.ts';
import { isWithinScope } from '#access/within-scope.ts';
import { type AgreementTerms, findAgreementTerms } from '#agreements/agreements.public.ts';
import type { Change, ChangePath } from '#changes/change-path.ts';
import { violatedConstraint } from '#db/connection/violated-constraint.ts';
import type { Call } from '#http/call.ts';
import { serve } from '#http/serve.ts';
import type { Tickets } from '#tickets/tickets.public.ts';
import { loadOrderFacts } from './load-order-facts.ts';
import { lockedSlot, saveOrders } from './save-orders.ts';

type OrderCall = Call<typeof route>;

/**
 * Orders a ticket for a person of a company: everything in it must be on offer, and the person must be free
 * to get it. A lock on the person decides races; the exclusion constraint is the backstop.
 */
export const orderCompanyTicket = (changes: ChangePath, tickets: Tickets) =>
  serve(route, async (call) => {
    try {
      return await changes(call.origin, (change) => order({ change, tickets }, call));
    } catch (error) {
      if (violatedConstraint(error) !== 'one_ticket_at_a_time') throw error;
      return { refused: { code: 'TICKET_ALREADY_HELD' } };
    }
  });

type OrderContext = { change: Change; tickets: Tickets };

async function order(
  { change, tickets }: OrderContext,
  { scope, body, today, now }: OrderCall,
): Promise<Outcome<typeof route>> {
  const wanted = { ...body, agreementId: Number(body.agreementName) };
  const facts = await loadOrderFacts(change.tx, {
    scope,
    today,
    orders: [wanted],
    agreements: await findAgreementTerms(change.tx, scope, [wanted.agreementId]),
    serviceOf: (terms) => findService(scope, terms) ?? null,
    lock: true,
  });
  const decision = decideOrder(facts, wanted);
  if ('refusals' in decision) {
    const [first] = decision.refusals;
    if (!first) throw new Error('an order was refused for nothing');
    return { refused: 'lastExpiry' in first ? onTheWire(first) : first };
  }
  const toSave = { ...decision, order: wanted, slot: lockedSlot(facts.slots, wanted) };
  const [saved] = await saveOrders({ change, tickets }, [toSave], { scope, now });
  if (!saved) throw new Error('a ticket was not issued');
  return { reply: saved };
}

/** The service of an agreement, if the user may order from it in the company. */
const findService = (
  scope: Scope,
  { subtype, companyId }: Pick<AgreementTerms, 'subtype' | 'companyId'>,
): SubscriberServiceId | undefined =>
  subscriberServiceIds.find((service) => {
    const { agreementSubtypes, orderFeature } = ticketServiceAccess[service];
    return (
      agreementSubtypes.some((one) => one === subtype) &&
      isWithinScope(scopeWith(scope, orderFeature), companyId)
    );
  });

/** With the specification's names for the two dates (spec 2 §8). */
export const onTheWire = (refused: OrderRefusal) =>
  refused.code === 'TICKET_ALREADY_HELD'
    ? refused
    : {
        code: refused.code,
        expectedQuaranteenEndDate: refused.firstPossibleStart,
        lastOrder: { expirationDate: refused.lastExpiry },
      };
