import { rosterCalls } from '#ticketing/roster/roster-calls.ts';
import { batchCalls } from '#ticketing/batches/batch-calls.ts';
import { freeTicketLeavers } from './free-ticket-leavers.ts';

export const freeTicketLeaverCalls = {
  ...batchCalls(freeTicketLeavers),
  ...rosterCalls(freeTicketLeavers),
};
