import { batchCalls } from './batch-calls.ts';
import { freeTicketDepartments } from './free-ticket-departments.ts';

export const freeTicketDepartmentCalls = batchCalls(freeTicketDepartments);
