import type { TicketAction } from '@takst/domain/company-tickets/ticket-actions.rules.ts';
import type { ComponentType } from 'react';
import type { ChangeDialogProps } from '#company-tickets/change/change-dialog-props.ts';
import { lazyDialog } from '#design/overlays/lazy-dialog.tsx';

/** What can be done on the page: with a ticket, or with what is known of the person. */
export type EmployeeAction = TicketAction | 'update-contact-details';

/** The dialog of each change. */
export const changeDialogs = {
  'end-company-ticket': lazyDialog(
    async () =>
      (await import('#company-tickets/change/end-company-ticket.modal.tsx')).EndCompanyTicketModal,
  ),
  'cancel-pending-ticket': lazyDialog(
    async () =>
      (await import('#company-tickets/change/cancel-pending-ticket.modal.tsx'))
        .CancelPendingTicketModal,
  ),
  'change-zone': lazyDialog(
    async () => (await import('#company-tickets/change/change-zone.modal.tsx')).ChangeZoneModal,
  ),
  'resend-pickup-code': lazyDialog(
    async () =>
      (await import('#company-tickets/change/resend-pickup-code.modal.tsx')).ResendPickupCodeModal,
  ),
  'resend-ticket': lazyDialog(
    async () => (await import('#company-tickets/change/resend-ticket.modal.tsx')).ResendTicketModal,
  ),
  'update-contact-details': lazyDialog(
    async () =>
      (await import('#company-tickets/change/update-contact-details.modal.tsx'))
        .UpdateContactDetailsModal,
  ),
} as const satisfies Record<EmployeeAction, ComponentType<ChangeDialogProps>>;
