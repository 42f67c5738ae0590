import * as z from 'zod/mini';
import { batchService } from './batch-service.ts';
import {
  exampleTicketOrder,
  ticketOrderColumns,
  ticketOrderFaults,
  ticketOrderGeneralFaults,
  ticketOrderOptions,
} from './ticket-order-columns.ts';

/** Company tickets for many people (design: batches, “order for many”). */
export const companyTicketOrders = batchService({
  name: 'company-ticket-orders',
  needs: 'companyTicket.order',
  needsToRead: 'companyTicket',
  maxRows: 10_000,
  options: z.strictObject(ticketOrderOptions),
  exampleOptions: exampleTicketOrder,
  columns: ticketOrderColumns('company-tickets'),
  faults: ticketOrderFaults,
  generalFaults: ticketOrderGeneralFaults,
});
