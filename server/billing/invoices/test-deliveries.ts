import { ticketServices } from '#app/areas/ticket-services.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { billing } from './test-billing.ts';
import { createDeliveries, deliveryService } from './test-deliveries.store.ts';

/** Tests that bill beside company tickets and housing a service of single deliveries. */
export const billingTest = databaseTestWith(async ({ database }) => {
  await createDeliveries(database);
  return billing(database, { ...ticketServices, deliveries: deliveryService });
});
