import {
  mayMoveEnd,
  mayUndoEnd,
  hasNotPassed,
} from '@takst/domain/ticketing/tickets/end-correction.rules.ts';
import type {
  RuledTicket,
  SharedTicketAction,
} from '@takst/domain/ticketing/tickets/ticket-rules.ts';
import { isCurrent } from '@takst/domain/ticketing/tickets/ticket-status.rules.ts';
import { companyTicketService } from '#services/company-tickets/company-ticket.service.ts';
import type {
  OrderedFor,
  TicketEvent,
  TicketPair,
  TicketService,
} from '#ticketing/tickets/ticket/ticket-service.ts';

/** What the service of tests is told by a test, and what the core has asked of it. */
export type TestService = TicketService<'free-tickets'> & {
  /** The ends by rule, by ticket. */
  readonly endsByRule: Map<number, Temporal.PlainDate>;
  readonly events: TicketEvent[];
  readonly copied: TicketPair[];
  /** The holders who got a ticket, and from which day. */
  readonly noted: OrderedFor[];
};

/**
 * A service that only tests have. It issues tickets of every kind, and every user may do what customer support may. All
 * else is as for company tickets.
 */
export function testService(): TestService {
  const endsByRule = new Map<number, Temporal.PlainDate>();
  const events: TicketEvent[] = [];
  const copied: TicketPair[] = [];
  const noted: OrderedFor[] = [];
  return {
    ...companyTicketService,
    id: 'free-tickets',
    endsByRule,
    events,
    copied,
    noted,
    onOrdered: async (_, __, people) => void noted.push(...people),
    loadRules: async (_, { today }) => ({
      actions: (ticket) => actionsOf(ticket, today),
      refuseEnd: (ticket) =>
        actionsOf(ticket, today).has('end-ticket') ? null : 'TICKET_NOT_ENDABLE',
      endByRule: (ticketId) => endsByRule.get(ticketId) ?? null,
      mayReopen: ({ lastDay }) => hasNotPassed(lastDay, today),
      refuseContinuation: () => null,
    }),
    copyDetails: async (_, pairs) => void copied.push(...pairs),
    sms(event) {
      events.push(event);
      return null;
    },
    retention: { days: 365, after: 'order' },
  };
}

function actionsOf(ticket: RuledTicket, today: Temporal.PlainDate): Set<SharedTicketAction> {
  const editor = { today, isSupport: true };
  const actions = new Set<SharedTicketAction>();
  if (ticket.status === 'pending') actions.add('cancel-pending-ticket');
  if (ticket.status === 'active' && ticket.endedOn === null) actions.add('end-ticket');
  if (mayMoveEnd(ticket, editor)) actions.add('end-ticket');
  if (mayUndoEnd(ticket, editor)) actions.add('undo-end');
  if (isCurrent(ticket.status) && ticket.hasPickupCode) actions.add('resend-pickup-code');
  return actions;
}
