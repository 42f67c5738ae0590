import { useQuery } from '@tanstack/react-query';
import { TicketCardsModal } from '#ticketing/tickets/cards/ticket-cards.modal.tsx';
import { useChangeTexts } from '#ticketing/tickets/change/use-change-texts.ts';
import { ticketCardsQuery } from './family.queries.ts';
import type { FreeDialogProps } from './free-dialog-props.ts';

/** The cards of a free ticket. */
export const FreeTicketCardsModal = ({ ticket, onClose }: FreeDialogProps) => (
  <TicketCardsModal
    subtitle={useChangeTexts(ticket).subtitle}
    cards={useQuery(ticketCardsQuery(ticket.id))}
    onClose={onClose}
  />
);
