import type { TicketStatus } from './ticket-status.rules.ts';

export type ActingTicket = {
  readonly status: TicketStatus;
  readonly expirationDate: Temporal.PlainDate | null;
  readonly hasPickupCode: boolean;
  readonly downloadedToPhone: boolean;
};

export type TicketAction =
  | 'cancel-pending-ticket'
  | 'end-company-ticket'
  | 'change-zone'
  | 'resend-pickup-code'
  | 'resend-ticket';

/**
 * What may be done with a ticket today, for the buttons and the server (spec 2 §4). A pending ticket
 * can be cancelled; an active one without a last day can be ended or get other zones. An unused code
 * can be sent again; a ticket on a phone without a last day is replaced by a new ticket instead.
 */
export function ticketActions(ticket: ActingTicket): ReadonlySet<TicketAction> {
  const { status, expirationDate, hasPickupCode, downloadedToPhone } = ticket;
  const isLiving = status === 'active' || status === 'pending';
  const isOpenEnded = status === 'active' && expirationDate === null;
  return new Set([
    ...when(status === 'pending', 'cancel-pending-ticket'),
    ...when(isOpenEnded, 'end-company-ticket', 'change-zone'),
    ...when(isLiving && hasPickupCode && !downloadedToPhone, 'resend-pickup-code'),
    ...when(isLiving && downloadedToPhone && expirationDate === null, 'resend-ticket'),
  ]);
}

const when = (allowed: boolean, ...actions: TicketAction[]): TicketAction[] =>
  allowed ? actions : [];
