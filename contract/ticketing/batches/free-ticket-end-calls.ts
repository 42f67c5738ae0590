import { batchCalls } from './batch-calls.ts';
import { freeTicketEnds } from './free-ticket-ends.ts';

export const freeTicketEndCalls = batchCalls(freeTicketEnds);
