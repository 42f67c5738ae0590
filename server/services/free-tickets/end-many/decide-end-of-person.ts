import type { FreeTicketRules } from '@takst/domain/services/free-tickets/free-ticket.rules.ts';
import {
  ruledTicket,
  type LockedTicket,
  type TicketRow,
  type Tickets,
} from '#ticketing/tickets/tickets.public.ts';

type Ticket = LockedTicket<FreeTicketRules>;
type TicketCancellation = Parameters<Tickets['cancel']['save']>[1][number];
type TicketEnd = Parameters<Tickets['end']['save']>[1][number];

/** What ends the tickets of one person: what has not begun is cancelled, the others get a last day. */
export type EndOfPerson = {
  readonly cancelled: readonly TicketCancellation[];
  readonly ended: readonly TicketEnd[];
};

export type EndOfPersonRefusal =
  | 'NO_TICKET'
  | 'END_ALREADY_SET'
  | 'TICKET_NOT_ENDABLE'
  | 'END_DATE_NOT_OFFERED';

type EndRequest = {
  readonly tickets: Pick<Tickets, 'cancel' | 'end'>;
  readonly lastDayOf: (row: TicketRow) => Temporal.PlainDate;
  /** Tickets that cannot be cancelled, as somebody else has the phone that would come back. */
  readonly heldBack: ReadonlySet<number>;
};

/** Ends all tickets of a person, by the rules of the single calls (spec 3 §4, “Cancel all”). */
export function decideEndOfPerson(
  { tickets: { cancel, end }, lastDayOf, heldBack }: EndRequest,
  tickets: readonly Ticket[],
): { readonly accepted: EndOfPerson } | { readonly refused: EndOfPersonRefusal } {
  const [first] = tickets;
  if (!first) return { refused: 'NO_TICKET' };
  if (tickets.some(({ row }) => heldBack.has(row.id))) return { refused: 'TICKET_NOT_ENDABLE' };
  const cancelled = tickets.flatMap((ticket) => {
    const decision = cancel.decide(ticket, undefined);
    return 'accepted' in decision ? [decision.accepted] : [];
  });
  const remaining = tickets
    .filter(({ row }) => !cancelled.some((one) => one.row.id === row.id))
    .map((ticket) => asReopened(ticket, cancelled));
  const running = remaining.filter(({ row }) => row.ended_at === null && !row.is_continued);
  const ended: TicketEnd[] = [];
  for (const ticket of running) {
    const decision = end.decide(ticket, { lastDay: lastDayOf(ticket.row) });
    if ('refused' in decision) return { refused: decision.refused.code };
    ended.push(decision.accepted);
  }
  return cancelled.length + ended.length > 0
    ? { accepted: { cancelled, ended } }
    : { refused: 'END_ALREADY_SET' };
}

/** The ticket as it is when the one that was to continue it is cancelled: it would go on without an end. */
function asReopened(ticket: Ticket, cancelled: readonly TicketCancellation[]): Ticket {
  const by = cancelled.find(({ reopened }) => reopened?.id === ticket.row.id);
  if (!by?.reopened) return ticket;
  const row: TicketRow = {
    ...ticket.row,
    expiration_date: by.reopened.lastDay,
    ended_at: by.row.ended_at,
    is_continued: false,
  };
  return { ...ticket, row, actions: ticket.rules.actions(ruledTicket(row, ticket.today)) };
}
