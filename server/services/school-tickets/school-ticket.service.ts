import type { SchoolTicketRules } from '@takst/domain/services/school-tickets/school-ticket.rules.ts';
import { ordinaryRetention } from '@takst/domain/ticketing/tickets/ticket-retention.rules.ts';
import { billableTickets } from '#services/company-tickets/company-tickets.public.ts';
import { type TicketService, ticketSms, ticketUses } from '#ticketing/tickets/tickets.public.ts';
import { cardFees } from '#ticketing/travel-cards/travel-cards.public.ts';
import { loadSchoolFacts } from './ticket/load-school-rules.ts';
import { eraseTemporaryTickets } from './lost-card/replacement.store.ts';
import { findTemporary } from './lost-card/temporary-ticket.query.ts';

const ticketName = { indefinite: 'skolebillett', definite: 'skolebilletten' };

declare module '#ticketing/tickets/ticket/ticket-service.ts' {
  interface RulesByService {
    'school-tickets': SchoolTicketRules;
  }
}

/** Tickets that a school orders for its pupils, on phones or cards, until the school year ends. */
export const schoolTicketService: TicketService<'school-tickets'> = {
  id: 'school-tickets',
  loadRules: async (tx, request) => (await loadSchoolFacts(tx, request)).rules,
  /** Every ticket ends with its school year: nobody is told that again. */
  sms: (event) => (event.kind === 'ends-by-rule' ? null : ticketSms(event, ticketName)),
  uses: ticketUses('school-tickets'),
  bills: 'months',
  billable: billableTickets('school-tickets'),
  fees: cardFees('school-tickets'),
  retention: ordinaryRetention,
  /** Pupils are in `holders`; beside that there are phones to which temporary tickets went. */
  erase: eraseTemporaryTickets,
  findTemporary,
};
