import { housingOrders } from '@takst/contract/housing/many/housing-orders.ts';
import { type BatchWork, bindWork } from '#batches/batches.public.ts';
import {
  type AcceptedOrderRow,
  type ManyOrderFacts,
  orderManyParts,
} from '#company-tickets/company-tickets.public.ts';
import type { Tickets } from '#tickets/tickets.public.ts';

type Work = BatchWork<typeof housingOrders, ManyOrderFacts, AcceptedOrderRow>;

/** Tickets for many residents, decided and saved as those of a company. */
export const orderForResidentsWork = (tickets: Tickets) =>
  bindWork({ ...orderManyParts(tickets, 'housing'), service: housingOrders } satisfies Work);
