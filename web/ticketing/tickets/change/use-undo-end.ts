import { useTexts } from '#platform/texts/use-texts.ts';
import type { TicketKit } from '#ticketing/tickets/change/ticket-kit.ts';

/** Takes the end of a ticket back with one press; also from a toast, when the page is left. */
export function useUndoEnd(
  { undoEnd: useOperation }: Pick<TicketKit['operations'], 'undoEnd'>,
  nameOf: (ticketId: number) => string,
): (ticketId: number) => void {
  const t = useTexts('ticket-actions');
  const undo = useOperation({
    toast: ({ id }) => ({ title: t('endUndone'), text: t('validAsBefore', { name: nameOf(id) }) }),
  });
  return (id) => undo.send({ id });
}
