import type { schoolTicketRollover } from '@takst/contract/services/school-tickets/rollover/school-ticket-rollover.ts';
import type { SchoolOrder } from '@takst/domain/services/school-tickets/order/school-order.ts';
import type { NoNextTicket } from '@takst/domain/services/school-tickets/rollover/rollover-row.rules.ts';
import {
  type RolloverYear,
  rolloverYearOf,
} from '@takst/domain/services/school-tickets/rollover/rollover-year.rules.ts';
import {
  orderableYears,
  startBounds,
} from '@takst/domain/services/school-tickets/school-year.rules.ts';
import type { LoadRequest } from '#ticketing/batches/batches.public.ts';
import type { Transaction } from '#platform/db/database.ts';
import { lockCardsOfTickets } from '#ticketing/travel-cards/travel-cards.public.ts';
import { loadSchoolOffer } from '../order/load-school-offer.ts';
import { loadSchoolOrderFacts, type SchoolOrderFacts } from '../order/load-school-order-facts.ts';
import { schoolYearsOf } from '../ticket/school-year.query.ts';
import { orderOfTicket } from './order-of-ticket.ts';
import { loadRolloverSource, planTickets } from './rollover-source.ts';

type Service = typeof schoolTicketRollover;

/** What a row comes to before its order is decided. */
type NextOrder =
  | { readonly order: SchoolOrder; readonly notes: readonly string[] }
  | { readonly fault: Exclude<NoNextTicket, 'LEAVER'> | 'TICKET_NOT_FOUND' | 'INVALID_ZONE_FROM' };

export type OrderFacts = {
  readonly act: 'order';
  /** Null while the year may not be ordered. */
  readonly open: {
    readonly orderFacts: SchoolOrderFacts;
    /** By the ticket of this year. */
    readonly orders: ReadonlyMap<number, NextOrder>;
    /** Those that somebody has changed between the first look and the lock. */
    readonly changed: ReadonlySet<number>;
  } | null;
};

/**
 * Reads what decides about rows, in a number of statements that does not depend on how many. In work, pupils, phones and
 * cards of the orders are locked first, then the cards by their ids, as one without a number has no slot; after that
 * everything is read again, so that of two who order the second one finds the ticket of the first.
 */
export async function loadOrderFacts(
  tx: Transaction,
  request: LoadRequest<Service>,
): Promise<OrderFacts> {
  const { scope, today, options, rows, lock } = request;
  const years = await schoolYearsOf(tx, scope.tenant);
  const isOpen = orderableYears(years, today).some(
    ({ firstStart }) => firstStart.year === options.beginsIn,
  );
  const next = isOpen ? rolloverYearOf(years, options.beginsIn) : null;
  if (!next) return { act: 'order', open: null };
  const before = await nextOrders(tx, request, next);
  const orderFacts = await loadSchoolOrderFacts(tx, {
    scope,
    today,
    orders: [...before.values()].flatMap((one) => ('order' in one ? one.order : [])),
    lock,
  });
  if (!lock) return { act: 'order', open: { orderFacts, orders: before, changed: new Set() } };
  await lockCardsOfTickets(tx, { scope, today }, rows.map(ticketOf));
  const orders = await nextOrders(tx, request, next);
  const changed = new Set(
    [...orders.keys()].filter((id) => isOther(before.get(id), orders.get(id))),
  );
  return { act: 'order', open: { orderFacts, orders, changed } };
}

export const ticketOf = ({ ticketId }: { readonly ticketId: string }): number => Number(ticketId);

/** What is ordered for each row, in the class that the row says. */
async function nextOrders(
  tx: Transaction,
  { scope, companyId, today, rows }: LoadRequest<Service>,
  next: RolloverYear,
): Promise<ReadonlyMap<number, NextOrder>> {
  const { first: startDate } = startBounds(next.year, today);
  const offer = (await loadSchoolOffer(tx, { tenant: scope.tenant, today }))(startDate);
  const source = await loadRolloverSource(tx, { ...next, scope, companyId });
  const classOf = new Map(rows.map((row) => [ticketOf(row), row.className]));
  const moves = new Map(
    source.tickets.flatMap(({ ticketId, pupil }) => {
      const to = classOf.get(ticketId);
      return pupil && to !== undefined
        ? [[pupil.className, { from: pupil.className, to, isToCheck: false }] as const]
        : [];
    }),
  );
  const planned = new Map(planTickets(source, moves).map((one) => [one.ticket.ticketId, one]));
  return new Map(
    [...classOf].map(([id, className]): [number, NextOrder] => {
      const one = planned.get(id);
      if (!one) return [id, { fault: 'TICKET_NOT_FOUND' }];
      const { ticket, row } = one;
      // A pupil who is ordered for is no leaver.
      if ('reason' in row) {
        return [id, { fault: row.reason === 'LEAVER' ? 'TICKET_NOT_FOUND' : row.reason }];
      }
      const { pupil, medium } = row.order;
      const order = orderOfTicket(
        ticket,
        { pupil: { ...pupil, className }, medium },
        {
          ...offer,
          startDate,
        },
      );
      const notes = [...row.marks, ...(medium.kind === 'new-card' ? ['new-card'] : [])];
      return [id, order ? { order, notes } : { fault: 'INVALID_ZONE_FROM' }];
    }),
  );
}

/** Its slots are not those that were locked. */
function isOther(before: NextOrder | undefined, after: NextOrder | undefined): boolean {
  if (!before || !after || !('order' in after)) return false;
  return !('order' in before) || JSON.stringify(before.order) !== JSON.stringify(after.order);
}
