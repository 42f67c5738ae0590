import type { ComponentType, FunctionComponent } from 'react';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { loadTexts } from '#platform/texts/language.ts';
import type { ChangeDialogProps, KitDialogProps, ZoneDialogProps } from './change-dialog-props.ts';
import type { ChangedTicket, TicketKit, ZonedTicketKit } from './ticket-kit.ts';

/** A dialog that is loaded with its texts and the kit of its service when it is opened. */
const ticketDialog = <P extends object, K>(
  loadKit: () => Promise<K>,
  load: () => Promise<ComponentType<P & { kit: K }>>,
): FunctionComponent<P> =>
  lazyDialog(async () => {
    const [kit, Dialog] = await Promise.all([loadKit(), load(), loadTexts(['change-ticket'])]);
    return function DialogOfService(props: P) {
      return <Dialog {...props} kit={kit} />;
    };
  });

/** The dialogs that all services share, by what they do. */
export const ticketDialogs = <T extends ChangedTicket>(loadKit: () => Promise<TicketKit<T>>) => {
  const dialog = (load: () => Promise<ComponentType<KitDialogProps<T>>>) =>
    ticketDialog<ChangeDialogProps<T>, TicketKit<T>>(loadKit, load);
  return {
    'end-ticket': dialog(async () => (await import('./end-ticket.modal.tsx')).EndTicketModal),
    'cancel-pending-ticket': dialog(
      async () => (await import('./cancel-pending-ticket.modal.tsx')).CancelPendingTicketModal,
    ),
    'resend-pickup-code': dialog(
      async () => (await import('./resend-pickup-code.modal.tsx')).ResendPickupCodeModal,
    ),
    'resend-ticket': dialog(
      async () => (await import('./resend-ticket.modal.tsx')).ResendTicketModal,
    ),
  } as const;
};

/** Those of the services whose tickets get other zones and references one by one. */
export const zonedTicketDialogs = (loadKit: () => Promise<ZonedTicketKit>) => {
  const dialog = (load: () => Promise<ComponentType<ZoneDialogProps>>) =>
    ticketDialog<ChangeDialogProps, ZonedTicketKit>(loadKit, load);
  return {
    ...ticketDialogs(loadKit),
    'change-zone': dialog(async () => (await import('./change-zone.modal.tsx')).ChangeZoneModal),
    'change-agreement': dialog(
      async () => (await import('./change-agreement.modal.tsx')).ChangeAgreementModal,
    ),
  } as const;
};
