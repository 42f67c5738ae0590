import {
  type EndedTicket,
  type Editor,
  mayMoveEnd,
  mayUndoEnd,
} from '#ticketing/tickets/end-correction.rules.ts';
import type { SentTicket, SharedTicketAction } from '#ticketing/tickets/ticket-rules.ts';
import { isCurrent } from '#ticketing/tickets/ticket-status.rules.ts';

export type ActingTicket = Pick<EndedTicket, 'status' | 'expirationDate'> & SentTicket;

export type CompanyTicketAction = SharedTicketAction | 'change-zone' | 'resend-ticket';

/**
 * What may be done with a ticket today, asked by the buttons and by the server (spec 2 §4). A
 * pending ticket is cancelled; an active one without an end is ended or gets other zones. While its
 * code has not been used the code may be sent again; once the ticket is on a phone and has no end,
 * that becomes a new ticket. Nothing is sent for a ticket that is over.
 */
export function companyTicketActions(ticket: ActingTicket): ReadonlySet<CompanyTicketAction> {
  const { status, expirationDate, hasPickupCode, downloadedToPhone } = ticket;
  const isOpenEnded = status === 'active' && expirationDate === null;
  return new Set([
    ...when(status === 'pending', 'cancel-pending-ticket'),
    ...when(isOpenEnded, 'end-ticket', 'change-zone'),
    ...when(isCurrent(status) && hasPickupCode && !downloadedToPhone, 'resend-pickup-code'),
    ...when(isCurrent(status) && downloadedToPhone && expirationDate === null, 'resend-ticket'),
  ]);
}

const when = (allowed: boolean, ...actions: CompanyTicketAction[]): CompanyTicketAction[] =>
  allowed ? actions : [];

/** Everything that an editor may do with a ticket today, asked by the buttons and by the server. */
export const companyTicketActionsOf = (
  ticket: ActingTicket & EndedTicket,
  editor: Editor,
): ReadonlySet<CompanyTicketAction> =>
  new Set([
    ...companyTicketActions(ticket),
    ...(mayUndoEnd(ticket, editor) ? (['undo-end'] as const) : []),
    ...(mayMoveEnd(ticket, editor) ? (['end-ticket'] as const) : []),
  ]);
