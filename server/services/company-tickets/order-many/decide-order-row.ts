import type {
  ColumnName,
  OptionsOf,
  RowValues,
  ServiceFault,
} from '@takst/contract/ticketing/batches/batch-service.ts';
import type { CellFault } from '@takst/domain/ticketing/batches/column-kinds/cell-reading.ts';
import { writtenDate } from '@takst/domain/ticketing/batches/column-kinds/date-from-text.rules.ts';
import type { companyTicketOrders } from '@takst/contract/ticketing/batches/company-ticket-orders.ts';
import { firstStartFrom } from '@takst/domain/services/company-tickets/date-choices.rules.ts';
import {
  decideOrder,
  type RefusedOrder,
  type TicketOrder,
} from '@takst/domain/services/company-tickets/decide-order.rules.ts';
import { orderOfRow } from '@takst/domain/services/company-tickets/order-of-row.rules.ts';
import { personSlot } from '@takst/domain/ticketing/holders/slot.ts';
import type { RowEffect } from '#ticketing/batches/batches.public.ts';
import type { OrderFacts } from '../order/load-order-facts.ts';
import type { OrderToSave } from '../order/save-orders.ts';
import type { ManyOrderFacts } from './load-many-orders.ts';

type Service = typeof companyTicketOrders;
/** Rows and options of orders are the same in each service. */
export type OrderRow = RowValues<Service>;
export type OrderRowOptions = OptionsOf<Service>;

export type AcceptedOrderRow = Omit<OrderToSave, 'slot'> & { readonly slots: OrderFacts['slots'] };

export type OrderRowDecision =
  | { readonly accepted: AcceptedOrderRow; readonly effect: RowEffect }
  | {
      readonly faults: readonly {
        readonly column: ColumnName<Service> | null;
        readonly code: ServiceFault<Service> | CellFault;
        readonly proposal?: string | null;
      }[];
    };

/** Decides about the order that a row stands for. */
export function decideOrderRow(
  facts: ManyOrderFacts,
  row: OrderRow,
  options: OrderRowOptions,
): OrderRowDecision {
  const order = orderOfRow(row, options, facts.orderable);
  if ('missing' in order) return { faults: order.missing };
  const decision = decideOrder(facts, order);
  if ('refusals' in decision) {
    return { faults: decision.refusals.map((refusal) => faultOf(facts, order, refusal)) };
  }
  const { firstName, lastName, employeeId } = row;
  const { hasNewNames } = options;
  const subscriber = facts.subscribers.get(facts.slots.get(personSlot(order).value) ?? 0);
  const knownAs = subscriber && `${subscriber.firstName} ${subscriber.lastName}`;
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
function faultOf(facts: ManyOrderFacts, order: TicketOrder, refusal: RefusedOrder) {
  const { code } = refusal;
  switch (code) {
    case 'TICKET_ALREADY_HELD':
    case 'PHONE_NOT_MOBILE':
      return { column: 'phone', code } as const;
    case 'EMPLOYEE_ID_TOO_SHORT':
      // As the cell's own check says it.
      return { column: 'employeeId', code: 'minLength' } as const;
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
  { agreements, today }: ManyOrderFacts,
  { agreementId }: TicketOrder,
  { code, from }: StartFault,
) {
  const terms = agreements.get(agreementId);
  const start = terms ? firstStartFrom(from, { ...terms, today }) : null;
  return { column: 'startDate', code, proposal: start && writtenDate(start) } as const;
}
