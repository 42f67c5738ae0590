import type { ComponentType, FunctionComponent } from 'react';
import { lazyDialog } from '#design/overlays/lazy-dialog.tsx';
import { loadTexts } from '#texts/language.ts';
import type { ChangeDialogProps } from './change-dialog-props.ts';
import { type TicketKit, TicketKitContext } from './ticket-kit.ts';

type LoadKit = () => Promise<TicketKit>;

/** A dialog that is loaded with its texts and the kit of its service when it is opened. */
export const ticketDialog = <P extends object>(
  loadKit: LoadKit,
  load: () => Promise<ComponentType<P>>,
): FunctionComponent<P> =>
  lazyDialog(async () => {
    const [kit, Dialog] = await Promise.all([loadKit(), load(), loadTexts(['change-ticket'])]);
    return function DialogOfService(props: P) {
      return (
        <TicketKitContext value={kit}>
          <Dialog {...props} />
        </TicketKitContext>
      );
    };
  });

/** The dialogs that the services share, by what they do. */
export const ticketDialogs = (loadKit: LoadKit) => {
  const dialog = (load: () => Promise<ComponentType<ChangeDialogProps>>) =>
    ticketDialog(loadKit, load);
  return {
    'end-ticket': dialog(async () => (await import('./end-ticket.modal.tsx')).EndTicketModal),
    'cancel-pending-ticket': dialog(
      async () => (await import('./cancel-pending-ticket.modal.tsx')).CancelPendingTicketModal,
    ),
    'change-zone': dialog(async () => (await import('./change-zone.modal.tsx')).ChangeZoneModal),
    'resend-pickup-code': dialog(
      async () => (await import('./resend-pickup-code.modal.tsx')).ResendPickupCodeModal,
    ),
    'resend-ticket': dialog(
      async () => (await import('./resend-ticket.modal.tsx')).ResendTicketModal,
    ),
    'change-agreement': dialog(
      async () => (await import('./change-agreement.modal.tsx')).ChangeAgreementModal,
    ),
  } as const;
};
