import { batchCalls } from '#ticketing/batches/batch-calls.ts';
import { housingOrders } from './housing-orders.ts';

export const housingOrderCalls = batchCalls(housingOrders);
