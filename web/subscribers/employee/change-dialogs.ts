import type { TicketAction } from '@takst/domain/tickets/ticket-actions.rules.ts';
import type { ComponentType, FunctionComponent } from 'react';
import type { ChangeDialogProps } from '#tickets/change/change-dialog-props.ts';
import { lazyDialog } from '#design/overlays/lazy-dialog.tsx';
import { loadTexts } from '#texts/language.ts';

/** The actions of the employee page on a ticket. */
export type EmployeeAction =
  | Exclude<TicketAction, 'undo-end'>
  | 'change-phone'
  | 'change-agreement';

/** A dialog that is loaded with its texts when it is opened. */
export const dialog = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): FunctionComponent<P> =>
  lazyDialog(async () => (await Promise.all([load(), loadTexts(['change-ticket'])]))[0]);

export const ChangePhone = dialog(
  async () => (await import('#tickets/change/change-phone.modal.tsx')).ChangePhoneModal,
);

export const changeDialogs = {
  'end-ticket': dialog(
    async () =>
      (await import('#tickets/change/end-company-ticket.modal.tsx')).EndCompanyTicketModal,
  ),
  'cancel-pending-ticket': dialog(
    async () =>
      (await import('#tickets/change/cancel-pending-ticket.modal.tsx')).CancelPendingTicketModal,
  ),
  'change-zone': dialog(
    async () => (await import('#tickets/change/change-zone.modal.tsx')).ChangeZoneModal,
  ),
  'resend-pickup-code': dialog(
    async () =>
      (await import('#tickets/change/resend-pickup-code.modal.tsx')).ResendPickupCodeModal,
  ),
  'resend-ticket': dialog(
    async () => (await import('#tickets/change/resend-ticket.modal.tsx')).ResendTicketModal,
  ),
  'change-phone': ChangePhone,
  'change-agreement': dialog(
    async () => (await import('#tickets/change/change-agreement.modal.tsx')).ChangeAgreementModal,
  ),
} as const satisfies Record<EmployeeAction, FunctionComponent<ChangeDialogProps>>;

export const UpdateContactDetails = dialog(
  async () =>
    (await import('#tickets/change/update-contact-details.modal.tsx')).UpdateContactDetailsModal,
);
