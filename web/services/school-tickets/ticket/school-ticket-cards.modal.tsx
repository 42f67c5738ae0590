import { useQuery } from '@tanstack/react-query';
import { TicketCardsModal } from '#ticketing/tickets/cards/ticket-cards.modal.tsx';
import { useChangeTexts } from '#ticketing/tickets/change/use-change-texts.ts';
import type { SchoolDialogProps } from './school-dialog-props.ts';
import { schoolCardsQuery } from './school-ticket.queries.ts';

/** The cards of a school ticket. */
export const SchoolTicketCardsModal = ({ ticket, onClose }: SchoolDialogProps) => (
  <TicketCardsModal
    subtitle={useChangeTexts(ticket).subtitle}
    cards={useQuery(schoolCardsQuery(ticket.id))}
    onClose={onClose}
  />
);
