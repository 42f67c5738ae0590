import type { OptionsOf, RowValues } from '@takst/contract/batches/batch-service.ts';
import { companyTicketOrders } from '@takst/contract/batches/company-ticket-orders.ts';
import { firstStartFrom } from '@takst/domain/company-tickets/date-choices.rules.ts';
import {
  decideOrder,
  type RefusedOrder,
  type TicketOrder,
} from '@takst/domain/company-tickets/decide-order.rules.ts';
import { orderOfRow } from '@takst/domain/company-tickets/order-of-row.rules.ts';
import { personSlot } from '@takst/domain/holders/slot.ts';
import { mayOrderUnder } from '@takst/domain/tickets/order-agreement.rules.ts';
import { ticketServiceAccess } from '@takst/domain/tickets/ticket-service-access.ts';
import { type AgreementTerms, findCompanyTerms } from '#agreements/agreements.public.ts';
import { type BatchWork, bindWork, type RowDecision } from '#batches/batches.public.ts';
import { findSubscribersOfSlots } from '#subscribers/subscribers.public.ts';
import type { Tickets } from '#tickets/tickets.public.ts';
import { warmOffer } from '../load-offer.ts';
import { loadOrderFacts, type OrderableAgreement, type OrderFacts } from '../load-order-facts.ts';
import { lockedSlot, type OrderToSave, saveOrders } from '../save-orders.ts';
import { orderReasons } from './order-reasons.texts.ts';

type Service = typeof companyTicketOrders;
type Row = RowValues<Service>;
type Options = OptionsOf<Service>;
type Facts = OrderFacts & {
  /** Under these the company may order today. */
  readonly orderable: readonly OrderableAgreement[];
  readonly subscribers: Awaited<ReturnType<typeof findSubscribersOfSlots>>;
};
type Accepted = Omit<OrderToSave, 'slot'> & { readonly slots: OrderFacts['slots'] };

const service = 'company-tickets';
const { agreementSubtypes } = ticketServiceAccess[service];
const serviceOf = ({ subtype }: AgreementTerms) =>
  agreementSubtypes.some((one) => one === subtype) ? service : null;

/** Company tickets for many: each row is an order of one person, decided and saved as that one is. */
export const orderManyWork = (tickets: Tickets) =>
  bindWork({
    service: companyTicketOrders,
    reasons: orderReasons,
    warmUp: warmOffer,
    async load(tx, { scope, companyId, today, rows, lock }) {
      const agreements = await findCompanyTerms(tx, scope, companyId);
      const people = rows.map(({ phone }) => phone);
      const facts = await loadOrderFacts(tx, {
        scope,
        today,
        orders: people,
        agreements,
        serviceOf,
        lock,
      });
      const slotKeys = [...facts.slots.values()];
      const subscribers = await findSubscribersOfSlots(tx, scope, { companyId, slotKeys });
      const orderable = [...facts.agreements.values()].filter(
        (one) => !one.isDeleted && mayOrderUnder(agreementSubtypes, one, { today, start: today }),
      );
      return { ...facts, orderable, subscribers };
    },
    keys: ({ phone }) => [personSlot(phone).value],
    decide: (facts, row, { options }) => decideRow(facts, row, options),
    general: ({ orderable }) => (orderable.length === 0 ? ['NO_VALID_AGREEMENT'] : []),
    async save(change, accepted, { scope, now }) {
      const orders = accepted.map(({ slots, ...order }) => ({
        ...order,
        slot: lockedSlot(slots, order.order),
      }));
      const saved = await saveOrders({ change, tickets }, orders, { scope, now });
      return saved.map(({ subscriberId }) => ({ type: 'subscriber', id: subscriberId }));
    },
    faultOfConstraint: (constraint) =>
      constraint === 'one_ticket_at_a_time' ? 'TICKET_ALREADY_HELD' : null,
  } satisfies BatchWork<Service, Facts, Accepted>);

function decideRow(facts: Facts, row: Row, options: Options): RowDecision<Service, Accepted> {
  const order = orderOfRow(row, options, facts.orderable);
  if ('missing' in order) return { faults: order.missing };
  const decision = decideOrder(facts, order);
  if ('refusals' in decision) {
    return { faults: decision.refusals.map((refusal) => faultOf(facts, order, refusal)) };
  }
  const { firstName, lastName, employeeId } = row;
  const { hasNewNames } = options;
  const known = facts.subscribers.get(facts.slots.get(personSlot(order).value) ?? 0);
  const knownAs = known && `${known.firstName} ${known.lastName}`;
  return {
    accepted: {
      ...decision,
      order: { ...order, firstName, lastName, employeeId, hasNewNames },
      slots: facts.slots,
    },
    effect: {
      startDate: order.startDate,
      priceOre: decision.sold.price.priceOre,
      knownAs: knownAs !== undefined && knownAs !== `${firstName} ${lastName}` ? knownAs : null,
    },
  };
}

/** The column that a refusal is about, and the date that would do. */
function faultOf(facts: Facts, order: TicketOrder, refusal: RefusedOrder) {
  const { code } = refusal;
  switch (code) {
    case 'TICKET_ALREADY_HELD':
    case 'PHONE_NOT_MOBILE':
      return { column: 'phone', code } as const;
    case 'START_DATE_IN_QUARANTINE':
      return startFault(facts, order, { code, from: refusal.firstPossibleStart });
    case 'START_DATE_NOT_OFFERED':
      return startFault(facts, order, { code, from: order.startDate });
    case 'AGREEMENT_NOT_FOUND':
    case 'AGREEMENT_NOT_VALID':
      return { column: 'agreement', code } as const;
    case 'ZONES_NOT_OFFERED':
    case 'PRODUCT_NOT_OFFERED':
      return { column: 'zoneFrom', code } as const;
    case 'PROFILE_NOT_OFFERED':
      return { column: null, code } as const;
  }
}

type StartFault = {
  code: 'START_DATE_IN_QUARANTINE' | 'START_DATE_NOT_OFFERED';
  from: Temporal.PlainDate;
};

function startFault(
  { agreements, today }: Facts,
  { agreementId }: TicketOrder,
  { code, from }: StartFault,
) {
  const terms = agreements.get(agreementId);
  const start = terms ? firstStartFrom(from, { ...terms, today }) : null;
  return { column: 'startDate', code, proposal: start?.toString() ?? null } as const;
}
