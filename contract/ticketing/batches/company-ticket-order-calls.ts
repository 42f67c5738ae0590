import { batchCalls } from './batch-calls.ts';
import { companyTicketOrders } from './company-ticket-orders.ts';

export const companyTicketOrderCalls = batchCalls(companyTicketOrders);
