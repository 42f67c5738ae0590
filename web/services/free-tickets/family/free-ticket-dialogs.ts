import type { ComponentType, FunctionComponent } from 'react';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { EditFreeTicketDialog } from '#services/free-tickets/edit/edit-free-ticket-dialog.ts';
import { loadTexts } from '#platform/texts/language.ts';
import { ticketDialogs } from '#ticketing/tickets/change/ticket-dialogs.tsx';
import type { FreeDialogProps } from './free-dialog-props.ts';
import type { FreeButtonAction } from './free-ticket-buttons.ts';

/** A dialog that is loaded with the words of changes when it is opened. */
const dialog = <P extends object>(load: () => Promise<ComponentType<P>>): FunctionComponent<P> =>
  lazyDialog(async () => (await Promise.all([load(), loadTexts(['change-ticket'])]))[0]);

/** What the buttons of a ticket open. */
export const freeTicketDialogs: Readonly<
  Record<Exclude<FreeButtonAction, 'undo-end'>, FunctionComponent<FreeDialogProps>>
> = {
  ...ticketDialogs(async () => (await import('./free-ticket-kit.ts')).freeTicketKit),
  'edit-ticket': EditFreeTicketDialog,
  'replace-card': dialog(async () => (await import('./replace-card.modal.tsx')).ReplaceCardModal),
  'show-cards': lazyDialog(async () => {
    const [module] = await Promise.all([
      import('./free-ticket-cards.modal.tsx'),
      loadTexts(['change-ticket', 'ticket-cards']),
    ]);
    return module.FreeTicketCardsModal;
  }),
};

export const EndAllDialog = dialog(async () => (await import('./end-all.modal.tsx')).EndAllModal);
