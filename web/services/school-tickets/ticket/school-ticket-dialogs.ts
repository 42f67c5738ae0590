import type { FunctionComponent } from 'react';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { loadTexts } from '#platform/texts/language.ts';
import { ticketDialogs } from '#ticketing/tickets/change/ticket-dialogs.tsx';
import type { SchoolDialogProps } from './school-dialog-props.ts';
import type { SchoolButtonAction } from './school-buttons.ts';

/** What the buttons of a ticket open. */
export const schoolTicketDialogs: Readonly<
  Record<
    Exclude<SchoolButtonAction, 'undo-end' | 'print-paper'>,
    FunctionComponent<SchoolDialogProps>
  >
> = {
  ...ticketDialogs(async () => (await import('./school-ticket-kit.ts')).schoolTicketKit),
  'edit-ticket': lazyDialog(async () => {
    const [module] = await Promise.all([
      import('./edit-pupil.modal.tsx'),
      loadTexts(['change-ticket']),
    ]);
    return module.EditPupilModal;
  }),
  'change-zone': lazyDialog(async () => {
    const [module] = await Promise.all([
      import('./change-school-zone.modal.tsx'),
      loadTexts(['change-ticket']),
    ]);
    return module.ChangeSchoolZoneModal;
  }),
  'replace-card': lazyDialog(async () => {
    const [module] = await Promise.all([
      import('#services/school-tickets/lost-card/replace-school-card.modal.tsx'),
      loadTexts(['change-ticket', 'lost-card']),
    ]);
    return module.ReplaceSchoolCardModal;
  }),
  'temporary-ticket': lazyDialog(async () => {
    const [module] = await Promise.all([
      import('#services/school-tickets/lost-card/temporary-ticket.modal.tsx'),
      loadTexts(['change-ticket', 'lost-card']),
    ]);
    return module.TemporaryTicketModal;
  }),
  'collect-fee': lazyDialog(async () => {
    const [module] = await Promise.all([
      import('#services/school-tickets/lost-card/collect-fee.modal.tsx'),
      loadTexts(['change-ticket', 'lost-card']),
    ]);
    return module.CollectFeeModal;
  }),
  'show-cards': lazyDialog(async () => {
    const [module] = await Promise.all([
      import('./school-ticket-cards.modal.tsx'),
      loadTexts(['change-ticket', 'ticket-cards']),
    ]);
    return module.SchoolTicketCardsModal;
  }),
};
