import type { cancelFreeTicket } from '@takst/contract/services/free-tickets/ticket/cancel-free-ticket.contract.ts';
import type { endFreeTicket } from '@takst/contract/services/free-tickets/ticket/end-free-ticket.contract.ts';
import type { RefusalTexts } from '#platform/texts/refusal-texts.ts';

/** Why a ticket is not ended, alone or with its family. */
export const endRefusals: RefusalTexts<typeof endFreeTicket, 'change-ticket'> = {
  TICKET_NOT_FOUND: 'ticketNotFound',
  TICKET_NOT_ENDABLE: 'ticketNotEndable',
  END_DATE_NOT_OFFERED: 'lastDayNotOffered',
};

/** Why it is not cancelled. */
export const cancelRefusals: RefusalTexts<typeof cancelFreeTicket, 'change-ticket'> = {
  TICKET_NOT_FOUND: 'ticketNotFound',
  TICKET_NOT_PENDING: 'ticketNotPending',
  TICKET_ALREADY_HELD: 'heldBeforeCancel',
};
