import type { TicketChanges } from '#ticketing/subscribers/employee/ticket-changes.ts';
import { dialog } from '#ticketing/subscribers/employee/change-dialogs.ts';
import { zonedTicketDialogs } from '#ticketing/tickets/change/ticket-dialogs.tsx';
import { undoEndOperation } from './undo-end.ts';

const loadKit = async () => (await import('./ticket-kit.ts')).companyTicketKit;

/** What can be done with the tickets of a person. */
export const companyTicketChanges: TicketChanges = {
  undoEnd: undoEndOperation,
  dialogs: {
    ...zonedTicketDialogs(loadKit),
    'change-phone': dialog(async () => (await import('./change-phone.modal.tsx')).ChangePhoneModal),
  },
};
