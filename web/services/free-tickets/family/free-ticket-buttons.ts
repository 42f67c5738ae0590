import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import type { FreeTicketAction } from '@takst/domain/services/free-tickets/free-ticket.rules.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';

/** What the buttons of a ticket do: what the rules allow, or telling of its cards. */
export type FreeButtonAction =
  | Extract<
      FreeTicketAction,
      | 'edit-ticket'
      | 'resend-pickup-code'
      | 'resend-ticket'
      | 'replace-card'
      | 'undo-end'
      | 'cancel-pending-ticket'
      | 'end-ticket'
    >
  | 'show-cards';

type ReasonKey = PlainTextKey<'ticket-actions'>;

/** An action, and the reason if it is unavailable. */
export type FreeButton = { action: FreeButtonAction; obstacle: ReasonKey | null };

type AllowedActions = ReadonlySet<FreeTicketAction>;

/** The buttons of an active or pending ticket (spec 3 §4), the one that takes something away last. */
export function freeButtonsOf(ticket: FreeTicket, allowed: AllowedActions): FreeButton[] {
  const isPending = ticket.status === 'pending' || allowed.has('cancel-pending-ticket');
  const actions: FreeButtonAction[] = [
    'edit-ticket',
    ...mediumActions(ticket, allowed),
    ...(allowed.has('undo-end') ? (['undo-end'] as const) : []),
    isPending ? 'cancel-pending-ticket' : 'end-ticket',
  ];
  return actions.map((action) => ({
    action,
    obstacle: action === 'show-cards' || allowed.has(action) ? null : obstacleTo(action, ticket),
  }));
}

/** What is done with a phone or a card; a replacement is shown only where it can be ordered. */
function mediumActions(ticket: FreeTicket, allowed: AllowedActions): FreeButtonAction[] {
  if (ticket.travelCardState !== null) {
    return allowed.has('replace-card') ? ['replace-card', 'show-cards'] : ['show-cards'];
  }
  return [ticket.downloadedToPhone ? 'resend-ticket' : 'resend-pickup-code'];
}

function obstacleTo(action: FreeButtonAction, ticket: FreeTicket): ReasonKey {
  if (ticket.isContinued) return 'isContinued';
  if (action === 'resend-pickup-code') return 'hasNoCode';
  return ticket.endedOn === null ? 'cardNotInUse' : 'hasLastDay';
}
