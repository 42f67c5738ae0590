import type { IssuedTicket } from '@takst/contract/tickets/issued-ticket.schema.ts';

export interface ChangeDialogProps {
  ticket: IssuedTicket;
  /** All tickets of the person, newest first. */
  tickets: readonly IssuedTicket[];
  onClose: () => void;
}
