import type { IssuedTicket } from '@takst/contract/tickets/issued-ticket.schema.ts';

type TicketStatus = Pick<IssuedTicket, 'status'>;

/** Active and pending go on the active list; failed and others are on none (spec 2 §4). */
export const isOnActiveList = ({ status }: TicketStatus): boolean =>
  status === 'active' || status === 'pending';

export const isOnExpiredList = ({ status }: TicketStatus): boolean =>
  status === 'expired' || status === 'cancelled';
