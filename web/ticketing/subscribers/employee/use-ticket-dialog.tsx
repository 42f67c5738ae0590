import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';
import { type ReactNode, useState } from 'react';
import { useUndoEnd } from '#ticketing/tickets/change/use-undo-end.ts';
import type { TicketCardAction } from './ticket-buttons.ts';
import type { TicketChanges } from './ticket-changes.ts';

type Change = { action: Exclude<TicketCardAction, 'undo-end'>; ticket: IssuedTicket };

type PersonWithTickets = { name: string; tickets: readonly IssuedTicket[] | undefined };

/** What the buttons of a person's tickets do: the dialog that one opens, or the end that it undoes. */
export function useTicketDialog(changes: TicketChanges, { name, tickets }: PersonWithTickets) {
  const [change, setChange] = useState<Change | null>(null);
  const undoEnd = useUndoEnd(changes, () => name);
  const Dialog = change && changes.dialogs[change.action];
  const dialog: ReactNode = Dialog && tickets && (
    <Dialog ticket={change.ticket} tickets={tickets} onClose={() => setChange(null)} />
  );
  const act = (action: TicketCardAction, ticket: IssuedTicket) =>
    action === 'undo-end' ? undoEnd(ticket.id) : setChange({ action, ticket });
  return { undoEnd, act, dialog };
}
