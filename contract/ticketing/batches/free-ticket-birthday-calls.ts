import { batchCalls } from './batch-calls.ts';
import { freeTicketBirthdays } from './free-ticket-birthdays.ts';

export const freeTicketBirthdayCalls = batchCalls(freeTicketBirthdays);
