import { batchCalls } from './batch-calls.ts';
import { companyTicketChanges } from './company-ticket-changes.ts';

export const companyTicketChangeCalls = batchCalls(companyTicketChanges);
