import { batchCalls } from './batch-calls.ts';
import { freeTicketOrders } from './free-ticket-orders.ts';

export const freeTicketOrderCalls = batchCalls(freeTicketOrders);
