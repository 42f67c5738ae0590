import { hasNotPassed, mayUndoEnd } from '#ticketing/tickets/end-correction.rules.ts';
import type {
  RuledTicket,
  SharedTicketAction,
  TicketRules,
} from '#ticketing/tickets/ticket-rules.ts';
import {
  type ActionTerms,
  allowedActions,
  type PupilCard,
  type PupilMedium,
  type SchoolTicketAction,
} from './allowed-actions.rules.ts';

type RulesInput = ActionTerms & {
  /** Customer support acts. */
  readonly isSupport: boolean;
  readonly cardOf: (cardId: number | null) => PupilCard | null;
  /** The last day of the school year of a ticket. */
  readonly endByRule: (ticketId: number) => Temporal.PlainDate | null;
};

/** What the calls of school tickets ask, beside the operations of the core. */
export type SchoolTicketRules = TicketRules & {
  /** What the school may do with a ticket today (spec 3 §4). */
  readonly allowed: (
    ticket: RuledTicket,
    pupil: { readonly hasName: boolean },
  ) => ReadonlySet<SchoolTicketAction>;
};

/** Which of the wire's actions each operation of the core needs; what has no word there has a rule of its own. */
const actionOf = {
  'cancel-pending-ticket': 'CANCEL',
  'end-ticket': 'UPDATE_EXPIRY',
  'resend-pickup-code': 'RESEND_PICKUP_CODE',
} as const satisfies Record<Exclude<SharedTicketAction, 'undo-end'>, SchoolTicketAction>;

/**
 * The rules of school tickets, which end with their school year unless somebody ends them earlier. Customer support moves
 * no end later either: undoing it gives the last day of the year back (domain: School ticket).
 */
export function schoolTicketRules(input: RulesInput): SchoolTicketRules {
  const { today, isSupport, cardOf, endByRule } = input;
  const allowed: SchoolTicketRules['allowed'] = (ticket, { hasName }) => {
    const medium = pupilMedium(ticket, cardOf(ticket.cardId));
    return medium ? allowedActions({ ...ticket, ...medium, hasName }, input) : new Set();
  };
  // What may be done with a name is no operation of the core.
  const isAllowed = (ticket: RuledTicket, action: SchoolTicketAction) =>
    allowed(ticket, { hasName: false }).has(action);
  return {
    allowed,
    actions: (ticket) => ({
      has: (action) =>
        action === 'undo-end'
          ? mayUndoEnd(ticket, { today, isSupport })
          : isAllowed(ticket, actionOf[action]),
    }),
    refuseEnd(ticket, lastDay) {
      if (!isAllowed(ticket, 'UPDATE_EXPIRY')) return 'TICKET_NOT_ENDABLE';
      return isEndOffered(ticket, lastDay, today) ? null : 'END_DATE_NOT_OFFERED';
    },
    endByRule,
    /** A ticket whose card was cancelled has nothing to lie on. */
    mayReopen: ({ lastDay, cardId }) =>
      hasNotPassed(lastDay, today) && cardOf(cardId)?.state !== 'CANCELLED',
  };
}

/** Not before today and not after the current expiry (spec 3 §5). */
export const isEndOffered = (
  { expirationDate }: Pick<RuledTicket, 'expirationDate'>,
  lastDay: Temporal.PlainDate,
  today: Temporal.PlainDate,
): boolean =>
  hasNotPassed(lastDay, today) &&
  (expirationDate === null || hasNotPassed(expirationDate, lastDay));

type MediumFacts = Pick<RuledTicket, 'medium' | 'hasPickupCode' | 'downloadedToPhone'>;

/** What a ticket lies on, as `allowedActions` asks it; null for what no pupil has. */
export function pupilMedium(ticket: MediumFacts, card: PupilCard | null): PupilMedium | null {
  const { medium, hasPickupCode, downloadedToPhone } = ticket;
  if (medium === 'phone') return { medium, hasPickupCode, downloadedToPhone };
  return medium === 'card' && card ? { medium, card } : null;
}
