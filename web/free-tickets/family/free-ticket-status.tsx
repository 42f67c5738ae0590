import type { FreeTicket } from '@takst/contract/free-tickets/free-ticket.schema.ts';
import { TicketStatus } from '#tickets/ticket-status.tsx';

/** The status of a free ticket; a code that nobody has fetched goes first, as everywhere, and a card that is not made. */
export const FreeTicketStatus = ({ ticket }: { ticket: FreeTicket }) => (
  <TicketStatus
    ticket={{
      ...ticket,
      awaitsPickup: ticket.pickupCode !== null && !ticket.downloadedToPhone,
      awaitsCard: ticket.travelCardState === 'REQUESTED',
    }}
  />
);
