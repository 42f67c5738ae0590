import type { BillingService } from '#ticketing/tickets/tickets.public.ts';
import { cardFees } from '#ticketing/travel-cards/travel-cards.public.ts';
import { billableFreeTickets } from './billable-free-tickets.query.ts';
import { closeBookMonth } from './close-book-month.store.ts';

/** What an invoice run is told, which the invoice bases show, too. */
export const freeTicketBilling: BillingService = {
  bills: 'months',
  billable: billableFreeTickets,
  fees: cardFees('free-tickets'),
  closesWithMonth: closeBookMonth,
};
