import type { TicketAction } from '@takst/domain/company-tickets/ticket-actions.rules.ts';
import { type ComponentType, lazy, Suspense } from 'react';
import type { ChangeModalProps } from '#company-tickets/change/change.modal.tsx';

/** What can be done on the page: with a ticket, or with what is known of the person. */
export type EmployeeAction = TicketAction | 'update-contact-details';

// None of them comes with the page: most people only look at it.
const dialog = (load: () => Promise<ComponentType<ChangeModalProps>>) =>
  lazy(async () => ({ default: await load() }));

const dialogs = {
  'end-company-ticket': dialog(
    async () =>
      (await import('#company-tickets/change/end-company-ticket.modal.tsx')).EndCompanyTicketModal,
  ),
  'cancel-pending-ticket': dialog(
    async () =>
      (await import('#company-tickets/change/cancel-pending-ticket.modal.tsx'))
        .CancelPendingTicketModal,
  ),
  'change-zone': dialog(
    async () => (await import('#company-tickets/change/change-zone.modal.tsx')).ChangeZoneModal,
  ),
  'resend-pickup-code': dialog(
    async () =>
      (await import('#company-tickets/change/resend-pickup-code.modal.tsx')).ResendPickupCodeModal,
  ),
  'resend-ticket': dialog(
    async () => (await import('#company-tickets/change/resend-ticket.modal.tsx')).ResendTicketModal,
  ),
  'update-contact-details': dialog(
    async () =>
      (await import('#company-tickets/change/update-contact-details.modal.tsx'))
        .UpdateContactDetailsModal,
  ),
} as const satisfies Record<EmployeeAction, ComponentType<ChangeModalProps>>;

/** The change that somebody has asked for. */
export function ChangeDialog({ action, ...change }: ChangeModalProps & { action: EmployeeAction }) {
  const Modal = dialogs[action];
  return (
    <Suspense>
      <Modal {...change} />
    </Suspense>
  );
}
