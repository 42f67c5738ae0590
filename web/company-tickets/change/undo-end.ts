import { undoEnd } from '@takst/contract/services/company-tickets/employee/undo-end.contract.ts';
import { ticketOperation } from '#tickets/change/ticket-operation.ts';
import { undoEndOptions } from '#tickets/change/undo-end-options.ts';

export const undoEndOperation = ticketOperation(undoEnd, undoEndOptions);
