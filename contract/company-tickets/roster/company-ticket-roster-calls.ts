import { batchCalls } from '#batches/batch-calls.ts';
import { companyTicketRoster } from '#batches/company-ticket-roster.ts';
import { rosterCalls } from '#roster/roster-calls.ts';

export const companyTicketRosterCalls = {
  ...batchCalls(companyTicketRoster),
  ...rosterCalls(companyTicketRoster),
};
