import { batchCalls } from './batch-calls.ts';
import { housingOrders } from './housing-orders.ts';

export const housingOrderCalls = batchCalls(housingOrders);
