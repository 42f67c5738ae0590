import type { TicketAction } from '@takst/domain/tickets/ticket-actions.rules.ts';
import type { ComponentType } from 'react';
import type { ChangeDialogProps } from '#tickets/change/change-dialog-props.ts';
import { lazyDialog } from '#design/overlays/lazy-dialog.tsx';

/** The actions of the employee page on a ticket. */
export type EmployeeAction =
  | Exclude<TicketAction, 'undo-end'>
  | 'change-phone'
  | 'change-agreement';

export const changeDialogs = {
  'end-ticket': lazyDialog(
    async () =>
      (await import('#tickets/change/end-company-ticket.modal.tsx')).EndCompanyTicketModal,
  ),
  'cancel-pending-ticket': lazyDialog(
    async () =>
      (await import('#tickets/change/cancel-pending-ticket.modal.tsx')).CancelPendingTicketModal,
  ),
  'change-zone': lazyDialog(
    async () => (await import('#tickets/change/change-zone.modal.tsx')).ChangeZoneModal,
  ),
  'resend-pickup-code': lazyDialog(
    async () =>
      (await import('#tickets/change/resend-pickup-code.modal.tsx')).ResendPickupCodeModal,
  ),
  'resend-ticket': lazyDialog(
    async () => (await import('#tickets/change/resend-ticket.modal.tsx')).ResendTicketModal,
  ),
  'change-phone': lazyDialog(
    async () => (await import('#tickets/change/change-phone.modal.tsx')).ChangePhoneModal,
  ),
  'change-agreement': lazyDialog(
    async () => (await import('#tickets/change/change-agreement.modal.tsx')).ChangeAgreementModal,
  ),
} as const satisfies Record<EmployeeAction, ComponentType<ChangeDialogProps>>;

export const UpdateContactDetails = lazyDialog(
  async () =>
    (await import('#tickets/change/update-contact-details.modal.tsx')).UpdateContactDetailsModal,
);
