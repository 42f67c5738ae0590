import { batchCalls } from '#ticketing/batches/batch-calls.ts';
import { companyTicketRoster } from '#ticketing/batches/company-ticket-roster.ts';
import { rosterCalls } from '#ticketing/roster/roster-calls.ts';

export const companyTicketRosterCalls = {
  ...batchCalls(companyTicketRoster),
  ...rosterCalls(companyTicketRoster),
};
