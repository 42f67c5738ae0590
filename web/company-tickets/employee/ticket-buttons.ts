import type { CompanyTicket } from '@takst/contract/company-tickets/company-ticket.schema.ts';
import {
  type TicketAction,
  ticketActions,
} from '@takst/domain/company-tickets/ticket-actions.rules.ts';
import type { PlainTextKey } from '#texts/texts.ts';

type Acting = Pick<CompanyTicket, 'status' | 'expirationDate' | 'pickupCode' | 'downloadedToPhone'>;
type Words = PlainTextKey<'change-ticket'>;

/** An action, and the reason if it is unavailable. */
export type TicketButton = { action: TicketAction; obstacle: Words | null };

/** The buttons of a ticket, enabled by the same rule as on the server (spec 2 §4). */
export function buttonsOf(ticket: Acting): TicketButton[] {
  const allowed = ticketActions({ ...ticket, hasPickupCode: ticket.pickupCode !== null });
  const isOnPhoneForGood = ticket.downloadedToPhone && ticket.expirationDate === null;
  const shown: TicketAction[] = [
    'change-zone',
    ticket.status === 'pending' ? 'cancel-pending-ticket' : 'end-company-ticket',
    isOnPhoneForGood ? 'resend-ticket' : 'resend-pickup-code',
  ];
  return shown.map((action) => ({
    action,
    obstacle: allowed.has(action) ? null : obstacleTo(action, ticket),
  }));
}

function obstacleTo(action: TicketAction, ticket: Acting): Words {
  if (action === 'resend-pickup-code') return ticket.downloadedToPhone ? 'codeIsUsed' : 'hasNoCode';
  return ticket.status === 'pending' ? 'hasNotBegun' : 'hasLastDay';
}
