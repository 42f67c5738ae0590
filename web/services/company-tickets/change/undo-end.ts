import { undoEnd } from '@takst/contract/services/company-tickets/employee/undo-end.contract.ts';
import { ticketOperation } from '#ticketing/tickets/change/ticket-operation.ts';
import { undoEndOptions } from '#ticketing/tickets/change/undo-end-options.ts';

export const undoEndOperation = ticketOperation(undoEnd, undoEndOptions);
