import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { loadTexts } from '#platform/texts/language.ts';
import type { ChangeDialogProps } from '#ticketing/tickets/change/change-dialog-props.ts';

/** The edit of a ticket, loaded with its words when it is opened. */
export const EditFreeTicketDialog = lazyDialog<ChangeDialogProps<FreeTicket>>(async () => {
  const [{ EditFreeTicketModal }] = await Promise.all([
    import('./edit-free-ticket.modal.tsx'),
    loadTexts(['change-ticket', 'free-edit', 'free-order']),
  ]);
  return EditFreeTicketModal;
});
