import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';
import {
  type CompanyTicketAction,
  companyTicketActionsOf,
} from '@takst/domain/services/company-tickets/company-ticket-actions.rules.ts';
import type { Editor } from '@takst/domain/ticketing/tickets/end-correction.rules.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';

type TicketFacts = Pick<
  IssuedTicket,
  'status' | 'expirationDate' | 'endedOn' | 'isContinued' | 'pickupCode' | 'downloadedToPhone'
>;
/** What the buttons of a ticket do: with the ticket, or with the phone of its holder. */
type TicketButtonAction = CompanyTicketAction | 'change-phone';

export type TicketCardAction = TicketButtonAction | 'change-agreement';

type ReasonKey = PlainTextKey<'ticket-actions'>;

/** An action, and the reason if it is unavailable. */
export type TicketButton = { action: TicketButtonAction; obstacle: ReasonKey | null };

/** The buttons of a ticket, enabled by the same rule as on the server (spec 2 §4). */
export function buttonsOf(ticket: TicketFacts, editor: Editor): TicketButton[] {
  const hasPickupCode = ticket.pickupCode !== null;
  const allowedActions = companyTicketActionsOf({ ...ticket, hasPickupCode }, editor);
  const isOnPhoneForGood = ticket.downloadedToPhone && ticket.expirationDate === null;
  const visibleActions: TicketButtonAction[] = [
    'change-zone',
    'change-phone',
    isOnPhoneForGood ? 'resend-ticket' : 'resend-pickup-code',
    ...(allowedActions.has('undo-end') ? (['undo-end'] as const) : []),
    ticket.status === 'pending' ? 'cancel-pending-ticket' : 'end-ticket',
  ];
  return visibleActions.map((action) => ({
    action,
    obstacle:
      action === 'change-phone' || allowedActions.has(action) ? null : obstacleTo(action, ticket),
  }));
}

function obstacleTo(action: CompanyTicketAction, ticket: TicketFacts): ReasonKey {
  if (action === 'resend-pickup-code') return ticket.downloadedToPhone ? 'codeIsUsed' : 'hasNoCode';
  return ticket.status === 'pending' ? 'hasNotBegun' : 'hasLastDay';
}
