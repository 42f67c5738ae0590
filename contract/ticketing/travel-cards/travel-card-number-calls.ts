import { batchCalls } from '#ticketing/batches/batch-calls.ts';
import { travelCardNumbers } from './travel-card-numbers.ts';

export const travelCardNumberCalls = batchCalls(travelCardNumbers);
