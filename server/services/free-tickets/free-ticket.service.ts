import {
  type FreeTicketRules,
  freeTicketRules,
} from '@takst/domain/services/free-tickets/free-ticket.rules.ts';
import { ordinaryRetention } from '@takst/domain/ticketing/tickets/ticket-retention.rules.ts';
import { type TicketService, ticketUses } from '#ticketing/tickets/tickets.public.ts';
import { eraseBookNames } from './book/book-holder.store.ts';
import { freeTicketBilling } from './book/free-ticket-billing.ts';
import { copyDetails, forgetHolders } from './book/entitlement.store.ts';
import { freeTicketSms } from './free-ticket-sms.texts.ts';
import { loadFreeRules } from './load-free-rules.ts';

declare module '#ticketing/tickets/ticket/ticket-service.ts' {
  interface RulesByService {
    'free-tickets': FreeTicketRules;
  }
}

/** Tickets that a company orders for its employees, their families and its pensioners. */
export const freeTicketService: TicketService<'free-tickets'> = {
  id: 'free-tickets',
  loadRules: async (tx, request) => freeTicketRules(await loadFreeRules(tx, request)),
  copyDetails,
  infoPage: '/fribilletter/info',
  sms: freeTicketSms,
  uses: ticketUses('free-tickets'),
  ...freeTicketBilling,
  retention: ordinaryRetention,
  async erase(tx, tickets) {
    await eraseBookNames(tx, tickets);
    await forgetHolders(tx, tickets);
  },
};
