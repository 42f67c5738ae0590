import { batchCalls } from './batch-calls.ts';
import { companyTicketRoster } from './company-ticket-roster.ts';

export const companyTicketRosterCalls = batchCalls(companyTicketRoster);
