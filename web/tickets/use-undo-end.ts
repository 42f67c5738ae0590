import { undoEnd } from '@takst/contract/company-tickets/employee/undo-end.contract.ts';
import { useOperation } from '#api/use-operation.ts';
import { useTexts } from '#texts/use-texts.ts';

/** Takes the end of a ticket of this person back with one press; also from a toast, when the page is left. */
export function useUndoEnd(name: string): (ticketId: number) => void {
  const t = useTexts('ticket-actions');
  const undo = useOperation(undoEnd, {
    texts: 'ticket-actions',
    refusals: {
      TICKET_NOT_FOUND: 'ticketGone',
      END_NOT_UNDOABLE: 'endNotUndoable',
      TICKET_ALREADY_HELD: 'heldSinceEnd',
    },
    toastsProblems: true,
    toast: () => ({ title: t('endUndone'), text: t('validAsBefore', { name }) }),
  });
  return (ticketId) => undo.send({ params: { id: ticketId } });
}
