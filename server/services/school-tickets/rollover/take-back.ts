import type { schoolTicketRollover } from '@takst/contract/services/school-tickets/rollover/school-ticket-rollover.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import type { CompanyScope } from '#platform/scope/scope.ts';
import type { LoadRequest, RowDecision } from '#ticketing/batches/batches.public.ts';
import type { Change } from '#platform/changes/change-path.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { LockedTicket, Tickets } from '#ticketing/tickets/tickets.public.ts';
import { cancelCards } from '#ticketing/travel-cards/travel-cards.public.ts';
import { schoolServices as services } from '../ticket/school-services.ts';
import { ticketOf } from './rollover-facts.ts';

type Service = typeof schoolTicketRollover;

export type CancelledOrder = Parameters<Tickets['cancel']['save']>[1][number];

export type TakeBackFacts = {
  readonly act: 'take-back';
  readonly cancel: Tickets['cancel'];
  readonly byId: ReadonlyMap<number, LockedTicket>;
};

/** The tickets that are taken back; those of another company are missing. */
export async function loadTakeBackFacts(
  tx: Transaction,
  tickets: Tickets,
  { scope, companyId, today, rows, lock }: LoadRequest<Service>,
): Promise<TakeBackFacts> {
  const read = lock ? tickets.lock : tickets.view;
  const loadedTickets = await read(tx, { scope, services, ids: rows.map(ticketOf), today });
  const own = loadedTickets.filter((one) => one !== null && one.row.company_id === companyId);
  const byId = new Map(own.flatMap((one) => (one ? [[one.row.id, one] as const] : [])));
  return { act: 'take-back', cancel: tickets.cancel, byId };
}

/** What was ordered today and has not begun is cancelled, and nothing of it is invoiced. */
export function decideTakeBack(
  { cancel, byId }: TakeBackFacts,
  ticketId: number,
  today: Temporal.PlainDate,
): RowDecision<Service, { readonly act: 'take-back'; readonly cancelled: CancelledOrder }> {
  const ticket = byId.get(ticketId);
  if (!ticket) return { faults: [{ column: null, code: 'TICKET_NOT_FOUND' }] };
  const subject = { type: 'ticket', id: ticketId };
  const { ordered_at: orderedAt, start_date: startDate } = ticket.row;
  if (!businessDayOf(orderedAt).equals(today)) {
    return { faults: [{ column: null, code: 'NOT_ORDERED_TODAY' }], subject };
  }
  const decision = cancel.decide(ticket, undefined);
  if ('refused' in decision) {
    return { faults: [{ column: null, code: 'TICKET_NOT_PENDING' }], subject };
  }
  return {
    accepted: { act: 'take-back', cancelled: decision.accepted },
    effect: { startDate, priceOre: null, knownAs: null },
    subject,
  };
}

/** Cancels tickets, and cards that were ordered with them and that no other ticket needs. */
export async function saveTakeBacks(
  { change, tickets }: { readonly change: Change; readonly tickets: Tickets },
  cancelled: readonly CancelledOrder[],
  { scope, now }: { readonly scope: CompanyScope; readonly now: Temporal.Instant },
): Promise<void> {
  const moment = { tenant: scope.tenant, now };
  await tickets.cancel.save(change, cancelled, moment);
  const ids = cancelled.map(({ row }) => row.id);
  await cancelCards(change, ids, { scope, ...moment });
}
