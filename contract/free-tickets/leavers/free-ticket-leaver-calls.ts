import { rosterCalls } from '#roster/roster-calls.ts';
import { batchCalls } from '#batches/batch-calls.ts';
import { freeTicketLeavers } from './free-ticket-leavers.ts';

export const freeTicketLeaverCalls = {
  ...batchCalls(freeTicketLeavers),
  ...rosterCalls(freeTicketLeavers),
};
