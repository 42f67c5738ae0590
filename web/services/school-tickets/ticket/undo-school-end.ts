import { undoSchoolEnd } from '@takst/contract/services/school-tickets/ticket/undo-school-end.contract.ts';
import { ticketOperation } from '#ticketing/tickets/change/ticket-operation.ts';
import { undoEndOptions } from '#ticketing/tickets/change/undo-end-options.ts';

export const undoSchoolEndOperation = ticketOperation(undoSchoolEnd, undoEndOptions);
