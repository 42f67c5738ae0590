import { undoEnd } from '@takst/contract/company-tickets/employee/undo-end.contract.ts';
import { useOperation } from '#api/use-operation.ts';
import { isTicketRead } from '#tickets/ticket-reads.ts';

/** Takes the end of a ticket back with one press. */
export function useUndoEnd() {
  const undo = useOperation(undoEnd, {
    texts: 'change-ticket',
    refusals: {
      TICKET_NOT_FOUND: 'ticketNotFound',
      END_NOT_UNDOABLE: 'endNotUndoable',
      TICKET_ALREADY_HELD: 'heldSinceEnd',
    },
    toastsProblems: true,
    invalidates: isTicketRead,
    toast: 'endUndone',
  });
  return { ...undo, undoEnd: (ticketId: number) => undo.send({ params: { id: ticketId } }) };
}
