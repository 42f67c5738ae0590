import type { IssuedTicket } from '@takst/contract/tickets/issued-ticket.schema.ts';
import { type ReactNode, useState } from 'react';
import { useUndoEnd } from '#tickets/use-undo-end.ts';
import { changeDialogs, type EmployeeAction } from './change-dialogs.ts';
import type { TicketCardAction } from './ticket-buttons.ts';

type Change = { action: EmployeeAction; ticket: IssuedTicket };

/** What the buttons of a person's tickets do: the dialog that one opens, or the end that it undoes. */
export function useTicketDialog(name: string, tickets: readonly IssuedTicket[] | undefined) {
  const [change, setChange] = useState<Change | null>(null);
  const undoEnd = useUndoEnd(name);
  const Dialog = change && changeDialogs[change.action];
  const dialog: ReactNode = Dialog && tickets && (
    <Dialog ticket={change.ticket} tickets={tickets} onClose={() => setChange(null)} />
  );
  const act = (action: TicketCardAction, ticket: IssuedTicket) =>
    action === 'undo-end' ? undoEnd(ticket.id) : setChange({ action, ticket });
  return { undoEnd, act, dialog };
}
