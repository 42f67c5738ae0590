import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';
import type { ChangedTicket, TicketKit, ZonedTicketKit } from './ticket-kit.ts';

export interface ChangeDialogProps<T extends ChangedTicket = IssuedTicket> {
  ticket: T;
  /** All tickets of the person, newest first. */
  tickets: readonly T[];
  onClose: () => void;
}

/** What a dialog is given with the kit of the ticket's service. */
export interface KitDialogProps<T extends ChangedTicket> extends ChangeDialogProps<T> {
  kit: TicketKit<T>;
}

/** The same for zones and references. */
export interface ZoneDialogProps extends ChangeDialogProps {
  kit: ZonedTicketKit;
}
