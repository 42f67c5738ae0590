import type { RowValues } from '@takst/contract/ticketing/batches/batch-service.ts';
import { schoolTicketRollover } from '@takst/contract/services/school-tickets/rollover/school-ticket-rollover.ts';
import { decideSchoolOrder } from '@takst/domain/services/school-tickets/order/decide-school-order.rules.ts';
import { keysOfOrder } from '@takst/domain/services/school-tickets/order/repeated-orders.rules.ts';
import { type BatchWork, bindWork, type RowDecision } from '#ticketing/batches/batches.public.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { loadSchoolOffer } from '../order/load-school-offer.ts';
import { saveSchoolOrders, type SchoolOrderToSave } from '../order/save-school-orders.ts';
import { loadOrderFacts, type OrderFacts, ticketOf } from './rollover-facts.ts';
import { rolloverReasons } from './rollover-reasons.texts.ts';
import {
  type CancelledOrder,
  decideTakeBack,
  loadTakeBackFacts,
  saveTakeBacks,
  type TakeBackFacts,
} from './take-back.ts';

type Service = typeof schoolTicketRollover;
type Facts = OrderFacts | TakeBackFacts;
type Accepted =
  | { readonly act: 'order'; readonly order: SchoolOrderToSave }
  | { readonly act: 'take-back'; readonly cancelled: CancelledOrder };

/** Tickets of the next school year for pupils of this one, decided and saved as orders of a school are; or taken back. */
export const rollOverSchool = (tickets: Tickets) =>
  bindWork({
    service: schoolTicketRollover,
    reasons: rolloverReasons,
    async warmUp(database, of) {
      await loadSchoolOffer(database, of);
    },
    load: (tx, request) =>
      request.options.act === 'order'
        ? loadOrderFacts(tx, request)
        : loadTakeBackFacts(tx, tickets, request),
    keys: ({ ticketId }) => [`ticket ${ticketId}`],
    decide: (facts, row, { today }) =>
      facts.act === 'order' ? decideOrder(facts, row) : decideTakeBack(facts, ticketOf(row), today),
    general: (facts) => (facts.act === 'order' && !facts.open ? ['YEAR_NOT_OPEN'] : []),
    async save(change, accepted, { scope, now, today }) {
      const orders = accepted.flatMap((one) => (one.act === 'order' ? one.order : []));
      if (orders.length > 0) {
        const savedOrders = await saveSchoolOrders({ change, tickets }, orders, {
          scope,
          now,
          today,
        });
        return savedOrders.map(({ id }) => ({ type: 'ticket', id }));
      }
      const cancelled = accepted.flatMap((one) => (one.act === 'take-back' ? one.cancelled : []));
      await saveTakeBacks({ change, tickets }, cancelled, { scope, now });
      return cancelled.map(({ row: { id } }) => ({ type: 'ticket', id }));
    },
    faultOfConstraint: (constraint) => faultOfConstraint[constraint] ?? null,
  } satisfies BatchWork<Service, Facts, Accepted>);

const faultOfConstraint: Readonly<
  Record<string, 'CONFLICTING_TICKET' | 'PHONE_HAS_TICKET' | undefined>
> = {
  one_open_ticket_per_holder: 'CONFLICTING_TICKET',
  one_open_ticket_per_medium: 'PHONE_HAS_TICKET',
};

function decideOrder(
  { open }: OrderFacts,
  row: RowValues<Service>,
): RowDecision<Service, Accepted> {
  const id = ticketOf(row);
  const next = open?.orders.get(id);
  // What is wrong with the whole batch is said of it.
  if (!open || !next) return { faults: [{ column: null, code: 'START_DATE_NOT_OFFERED' }] };
  if ('fault' in next) return { faults: [{ column: null, code: next.fault }] };
  const subject = { type: 'ticket', id };
  if (open.changed.has(id)) return { faults: [{ column: null, code: 'TICKET_CHANGED' }], subject };
  const { order, notes } = next;
  const { orderFacts } = open;
  const decision = decideSchoolOrder(orderFacts, order);
  if ('refusals' in decision) {
    return { faults: decision.refusals.map((code) => ({ column: null, code })), subject };
  }
  return {
    accepted: { act: 'order', order: { ...decision, order, slots: orderFacts.slotsOf(order) } },
    effect: {
      startDate: order.startDate,
      priceOre: decision.sold.priceOre,
      knownAs: null,
      notes,
    },
    subject,
    keys: keysOfOrder(order),
  };
}
