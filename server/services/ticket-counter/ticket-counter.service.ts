import { retentionPeriods } from '@takst/domain/platform/retention/retention-periods.ts';
import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import {
  counterTicketRules,
  validityFrom,
} from '@takst/domain/services/ticket-counter/counter-ticket.rules.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { productsOn } from '#catalogue/products/products.public.ts';
import { type TicketService, ticketUses } from '#ticketing/tickets/tickets.public.ts';
import { billableDeliveries } from './billing/billable-deliveries.query.ts';
import { counterSms } from './counter-sms.texts.ts';
import { eraseDeliveries } from './erase-deliveries.store.ts';

/** Codes and paper that companies order at the ticket counter, each a delivery of an order. */
export const ticketCounterService: TicketService<'ticket-counter'> = {
  id: 'ticket-counter',
  loadRules: async () => counterTicketRules,
  /** A code has no days of its own until it is used. */
  async validityOnUse(tx, ticket, now) {
    const tenant = tenantIds().find((id) => id === ticket.tenant);
    if (!tenant) throw new Error(`${ticket.tenant} is no operator`);
    const sold = await productsOn(tx, { tenant, service: 'ticket-counter' }, businessDayOf(now));
    const product = sold.find(({ id }) => id === ticket.product_id);
    // Of a product that is not sold any more: the day of its use.
    return validityFrom(product ?? { nrOfDaysValid: null, tripHours: null }, now);
  },
  sms: counterSms,
  uses: ticketUses('ticket-counter'),
  bills: 'days',
  billable: billableDeliveries,
  retention: { ...retentionPeriods.counterOrder, after: 'order' },
  erase: eraseDeliveries,
};
