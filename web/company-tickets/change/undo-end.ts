import { undoEnd } from '@takst/contract/company-tickets/employee/undo-end.contract.ts';
import { ticketOperation } from '#tickets/change/ticket-operation.ts';

export const undoEndOperation = ticketOperation(undoEnd, {
  texts: 'ticket-actions',
  refusals: {
    TICKET_NOT_FOUND: 'ticketGone',
    END_NOT_UNDOABLE: 'endNotUndoable',
    TICKET_ALREADY_HELD: 'heldSinceEnd',
  },
  toastsProblems: true,
  input: ({ id }: { id: number }) => ({ params: { id } }),
});
