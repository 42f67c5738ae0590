import { companyTicketOrders } from '@takst/contract/batches/company-ticket-orders.ts';
import { personSlot } from '@takst/domain/holders/slot.ts';
import { type BatchWork, bindWork } from '#batches/batches.public.ts';
import type { Tickets } from '#tickets/tickets.public.ts';
import { warmOffer } from '../load-offer.ts';
import { saveOrderRows } from './save-order-rows.ts';
import { type AcceptedOrderRow, decideOrderRow } from './decide-order-row.ts';
import { loadManyOrders, type ManyOrderFacts } from './load-many-orders.ts';
import { orderReasons } from './order-reasons.texts.ts';

/** Company tickets for many: each row is an order of one person, decided and saved as that one is. */
export const orderManyWork = (tickets: Tickets) =>
  bindWork({
    service: companyTicketOrders,
    reasons: orderReasons,
    warmUp: warmOffer,
    load: (tx, { rows, ...request }) =>
      loadManyOrders(tx, { ...request, phones: rows.map(({ phone }) => phone) }),
    keys: ({ phone }) => [personSlot(phone).value],
    decide: (facts, row, { options }) => decideOrderRow(facts, row, options),
    general: ({ orderable }) => (orderable.length === 0 ? ['NO_VALID_AGREEMENT'] : []),
    save: (change, accepted, moment) => saveOrderRows({ change, tickets }, accepted, moment),
    faultOfConstraint: (constraint) =>
      constraint === 'one_ticket_at_a_time' ? 'TICKET_ALREADY_HELD' : null,
  } satisfies BatchWork<typeof companyTicketOrders, ManyOrderFacts, AcceptedOrderRow>);
