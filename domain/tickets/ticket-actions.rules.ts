import { isCurrent, type TicketStatus } from './ticket-status.rules.ts';

export type ActingTicket = {
  readonly status: TicketStatus;
  readonly expirationDate: Temporal.PlainDate | null;
  readonly hasPickupCode: boolean;
  readonly downloadedToPhone: boolean;
};

export type TicketAction =
  | 'cancel-pending-ticket'
  | 'end-ticket'
  | 'undo-end'
  | 'change-zone'
  | 'resend-pickup-code'
  | 'resend-ticket';

/**
 * What may be done with a ticket today, asked by the buttons and by the server (spec 2 §4). A
 * pending ticket is cancelled; an active one without an end is ended or gets other zones. While its
 * code has not been used the code may be sent again; once the ticket is on a phone and has no end,
 * that becomes a new ticket. Nothing is sent for a ticket that is over.
 */
export function ticketActions(ticket: ActingTicket): ReadonlySet<TicketAction> {
  const { status, expirationDate, hasPickupCode, downloadedToPhone } = ticket;
  const isOpenEnded = status === 'active' && expirationDate === null;
  return new Set([
    ...when(status === 'pending', 'cancel-pending-ticket'),
    ...when(isOpenEnded, 'end-ticket', 'change-zone'),
    ...when(isCurrent(status) && hasPickupCode && !downloadedToPhone, 'resend-pickup-code'),
    ...when(isCurrent(status) && downloadedToPhone && expirationDate === null, 'resend-ticket'),
  ]);
}

const when = (allowed: boolean, ...actions: TicketAction[]): TicketAction[] =>
  allowed ? actions : [];
