import type { TimedTicket } from '@takst/domain/ticketing/tickets/timed-status.rules.ts';
import type { CardState } from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import { TicketStatus } from '#ticketing/tickets/ticket-status.tsx';

/** A ticket on a phone or a card. */
interface DeliveredTicket extends Omit<TimedTicket, 'awaitsPickup' | 'awaitsCard'> {
  pickupCode: string | null;
  downloadedToPhone: boolean;
  travelCardState: CardState | null;
}

/** Its status; a code that nobody has fetched goes first, as everywhere, and a card that is not made. */
export const DeliveredStatus = ({ ticket }: { ticket: DeliveredTicket }) => (
  <TicketStatus
    ticket={{
      ...ticket,
      awaitsPickup: ticket.pickupCode !== null && !ticket.downloadedToPhone,
      awaitsCard: ticket.travelCardState === 'REQUESTED',
    }}
  />
);
