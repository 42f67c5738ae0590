import { companyTicketOrders } from '@takst/contract/ticketing/batches/company-ticket-orders.ts';
import { personSlot, type Phone } from '@takst/domain/ticketing/holders/slot.ts';
import { numberKey } from '@takst/domain/ticketing/roster/same-person.rules.ts';
import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { type BatchWork, bindWork } from '#ticketing/batches/batches.public.ts';
import type { Change } from '#platform/changes/change-path.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { warmOffer } from '../order/load-offer.ts';
import { saveOrderRows } from './save-order-rows.ts';
import {
  type AcceptedOrderRow,
  decideOrderRow,
  type OrderRow,
  type OrderRowOptions,
} from './decide-order-row.ts';
import { loadManyOrders, type ManyOrderFacts, type ManyOrdersRequest } from './load-many-orders.ts';
import { orderReasons } from './order-reasons.texts.ts';

type LoadRequest = Omit<ManyOrdersRequest, 'service' | 'phones'> & {
  readonly rows: readonly { readonly phone: Phone }[];
};

const phoneOrNumberTwice = {
  nb: 'Mobilnummeret eller ansattnummeret står flere ganger i listen',
  en: 'The phone or the employee number is in the list twice',
};

const orderQuestions = [
  'ZONES_NOT_CHOSEN',
  'START_DATE_NOT_CHOSEN',
  'AGREEMENT_NOT_CHOSEN',
] as const;

/** The work of orders for many people of a company: each row is one order, decided and saved as that one is. */
export const orderManyParts = (tickets: Tickets, service: SubscriberServiceId) => ({
  reasons: orderReasons,
  warmUp: warmOffer,
  load: (tx: Transaction, { rows, ...request }: LoadRequest) =>
    loadManyOrders(tx, { ...request, service, phones: rows.map(({ phone }) => phone) }),
  keys: ({ phone }: { readonly phone: Phone }) => [personSlot(phone).value],
  decide: (
    facts: ManyOrderFacts,
    row: OrderRow,
    { options }: { readonly options: OrderRowOptions },
  ) => decideOrderRow(facts, row, options),
  general: ({ orderable }: ManyOrderFacts, unanswered: readonly string[]) => [
    ...(orderable.length === 0 ? (['NO_VALID_AGREEMENT'] as const) : []),
    // Where there is but one agreement, none has to be named.
    ...orderQuestions.filter(
      (code) =>
        unanswered.includes(code) && (code !== 'AGREEMENT_NOT_CHOSEN' || orderable.length > 1),
    ),
  ],
  save: (
    change: Change,
    accepted: readonly AcceptedOrderRow[],
    moment: { readonly scope: Scope; readonly now: Temporal.Instant },
  ) => saveOrderRows({ change, tickets }, accepted, moment),
  faultOfConstraint: (constraint: string) =>
    constraint === 'one_ticket_at_a_time' ? ('TICKET_ALREADY_HELD' as const) : null,
});

/** Company tickets for many. */
export const orderManyWork = (tickets: Tickets) => {
  const { general, ...parts } = orderManyParts(tickets, 'company-tickets');
  return bindWork({
    ...parts,
    service: companyTicketOrders,
    reasons: { ...parts.reasons, ROW_TWICE: phoneOrNumberTwice },
    // Two rows with one employee number: one number is wrong, or the employee would get two tickets. The number of a
    // resident names a unit, in which several people may live.
    keys: (row) => [...parts.keys(row), `employee ${numberKey(row) ?? ''}`],
    general: (facts, _, unanswered) => general(facts, unanswered),
  } satisfies BatchWork<typeof companyTicketOrders, ManyOrderFacts, AcceptedOrderRow>);
};
