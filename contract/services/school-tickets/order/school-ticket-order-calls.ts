import { batchCalls } from '#ticketing/batches/batch-calls.ts';
import { schoolTicketOrders } from './school-ticket-orders.ts';

export const schoolTicketOrderCalls = batchCalls(schoolTicketOrders);
