import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import {
  type FreeTicketAction,
  freeTicketRules,
} from '@takst/domain/services/free-tickets/free-ticket.rules.ts';
import type { Editor } from '@takst/domain/ticketing/tickets/end-correction.rules.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTicketEditor } from '#ticketing/tickets/use-ticket-editor.ts';

/** Who acts, and what the company may order. */
export type FreeEditor = Editor & { readonly replacesCards: boolean };

/** What may be done with a ticket, by the rule that the server asks too (spec 3 §4). */
export function freeActionsOf(
  ticket: FreeTicket,
  editor: FreeEditor,
): ReadonlySet<FreeTicketAction> {
  const { travelCardState: card } = ticket;
  return freeTicketRules({
    ...editor,
    cardStateOf: () => card,
    endByRule: () => null,
  }).actions({
    ...ticket,
    agreementId: ticket.agreementNumber,
    medium: card === null ? 'phone' : 'card',
    cardId: null,
    hasPickupCode: ticket.pickupCode !== null,
  });
}

export function useFreeActions(): (ticket: FreeTicket) => ReadonlySet<FreeTicketAction> {
  const editor = useTicketEditor();
  const replacesCards = useSession().features.has('freeTicket.replacementCard');
  return (ticket) => freeActionsOf(ticket, { ...editor, replacesCards });
}
