import { batchCalls } from '#ticketing/batches/batch-calls.ts';
import { schoolTicketRollover } from './school-ticket-rollover.ts';

export const schoolTicketRolloverCalls = batchCalls(schoolTicketRollover);
