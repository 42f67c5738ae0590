import { undoFreeEnd } from '@takst/contract/services/free-tickets/ticket/undo-free-end.contract.ts';
import { ticketOperation } from '#ticketing/tickets/change/ticket-operation.ts';
import { undoEndOptions } from '#ticketing/tickets/change/undo-end-options.ts';

export const undoFreeEndOperation = ticketOperation(undoFreeEnd, undoEndOptions);
