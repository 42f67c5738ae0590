import {
  hasNotPassed,
  mayMoveEnd,
  mayUndoEnd,
  type PreviousTicket,
} from '#ticketing/tickets/end-correction.rules.ts';
import { mayContinueFrom } from '#ticketing/tickets/continued-ticket.rules.ts';
import type {
  RuledTicket,
  SharedTicketAction,
  TicketRules,
} from '#ticketing/tickets/ticket-rules.ts';
import { isCurrent } from '#ticketing/tickets/ticket-status.rules.ts';
import type { CardState } from '#ticketing/travel-cards/card-state.rules.ts';
import { refuseFreeDay } from './free-dates.rules.ts';

/** What may be done with a free ticket beside what every service offers (spec 3 §4). */
export type FreeTicketAction =
  | SharedTicketAction
  | 'edit-ticket'
  | 'resend-ticket'
  | 'change-ticket-agreement'
  | 'replace-card';

type RulesInput = {
  readonly today: Temporal.PlainDate;
  /** Customer support acts. */
  readonly isSupport: boolean;
  /** The state of the card of a ticket; null for one on a phone. */
  readonly cardStateOf: (cardId: number | null) => CardState | null;
  /** Whether the company may order replacement cards. */
  readonly replacesCards: boolean;
  /** The end by rule of a ticket: the day on which a child grows up. */
  readonly endByRule: (ticketId: number) => Temporal.PlainDate | null;
};

export type FreeTicketRules = Omit<TicketRules, 'actions'> & {
  readonly actions: (ticket: RuledTicket) => ReadonlySet<FreeTicketAction>;
  /** Whether another ticket may continue this one from a day on. */
  readonly refuseContinuation: (
    ticket: RuledTicket,
    newStart: Temporal.PlainDate,
  ) => 'TICKET_NOT_CHANGEABLE' | 'DAY_NOT_OFFERED' | null;
};

/** The rules of free tickets, which run until somebody ends them or a child grows up. */
export function freeTicketRules(input: RulesInput): FreeTicketRules {
  const { today, endByRule } = input;
  const actions = (ticket: RuledTicket) => actionsOf(ticket, input);
  return {
    actions,
    refuseEnd(ticket, lastDay) {
      if (!actions(ticket).has('end-ticket')) return 'TICKET_NOT_ENDABLE';
      if (isPastEnd(ticket, lastDay)) return 'END_DATE_NOT_OFFERED';
      return refuseFreeDay(lastDay, today) === null ? null : 'END_DATE_NOT_OFFERED';
    },
    endByRule,
    mayReopen: (previous) => mayReopenFree(previous, input),
    refuseContinuation(ticket, newStart) {
      if (!actions(ticket).has('edit-ticket')) return 'TICKET_NOT_CHANGEABLE';
      const isOffered =
        refuseFreeDay(newStart, today) === null && mayContinueFrom(ticket, newStart);
      return isOffered && Temporal.PlainDate.compare(newStart, ticket.startDate) >= 0
        ? null
        : 'DAY_NOT_OFFERED';
    },
  };
}

/** A ticket whose card was cancelled, as it was to come to a phone before the card was made, has nothing to lie on. */
export function mayReopenFree(
  { lastDay, cardId }: PreviousTicket,
  { today, cardStateOf }: Pick<RulesInput, 'today' | 'cardStateOf'>,
): boolean {
  return hasNotPassed(lastDay, today) && cardStateOf(cardId) !== 'CANCELLED';
}

/** An end by rule can be moved earlier by hand, not later (domain: Children). */
const isPastEnd = ({ expirationDate }: RuledTicket, lastDay: Temporal.PlainDate): boolean =>
  expirationDate !== null && Temporal.PlainDate.compare(lastDay, expirationDate) > 0;

/** What the buttons of a ticket are (spec 3 §4). "Already expiring" means that somebody has set the end. */
function actionsOf(
  ticket: RuledTicket,
  { today, isSupport, cardStateOf, replacesCards }: RulesInput,
): Set<FreeTicketAction> {
  const card = cardStateOf(ticket.cardId);
  const { status, endedOn, isContinued, hasPickupCode, downloadedToPhone } = ticket;
  const actions = new Set<FreeTicketAction>();
  if (mayUndoEnd(ticket, { today, isSupport })) actions.add('undo-end');
  if (mayMoveEnd(ticket, { today, isSupport })) actions.add('end-ticket');
  if (!isCurrent(status) || isContinued) return actions;
  // A card that is not made yet can be cancelled with its ticket, whatever the status (domain).
  if (status === 'pending' || card === 'REQUESTED') actions.add('cancel-pending-ticket');
  if (status === 'active' && endedOn === null && (card === null || card === 'CREATED')) {
    actions.add('end-ticket');
  }
  // What continues a ticket keeps the end that somebody has set: only another end is refused then.
  if (card === null || card === 'CREATED' || card === 'REQUESTED') {
    actions.add('edit-ticket');
    actions.add('change-ticket-agreement');
  }
  if (hasPickupCode && !downloadedToPhone) actions.add('resend-pickup-code');
  if (downloadedToPhone) actions.add('resend-ticket');
  if (card === 'CREATED' && replacesCards) actions.add('replace-card');
  return actions;
}
