import { forgetLineHolders } from '#billing/invoices/invoices.public.ts';
import { deliveryService } from '#billing/invoices/test-deliveries.store.ts';
import { cardFees, cardsOfTickets } from '#billing/invoices/test-fees.store.ts';
import type { TestService } from './test-service.ts';

/** The service of tests, which bills deliveries and a fee for each card. Its tables are those of tests too. */
export const billedService = (service: TestService): TestService => ({
  ...service,
  bills: 'days',
  billable: deliveryService.billable,
  fees: cardFees,
  async erase(tx, tickets) {
    await service.erase(tx, tickets);
    await forgetLineHolders(tx, await cardsOfTickets(tx, tickets));
  },
});
