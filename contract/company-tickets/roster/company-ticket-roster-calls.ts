import { batchCalls } from '#batches/batch-calls.ts';
import { companyTicketRoster } from '#batches/company-ticket-roster.ts';

export const companyTicketRosterCalls = batchCalls(companyTicketRoster);
