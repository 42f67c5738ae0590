import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import { type ReactNode, useState } from 'react';
import { useUndoEnd } from '#ticketing/tickets/change/use-undo-end.ts';
import type { FreeButtonAction } from './free-ticket-buttons.ts';
import { freeTicketDialogs } from './free-ticket-dialogs.ts';
import { holderName } from './holder-name.ts';
import { undoFreeEndOperation } from './undo-free-end.ts';

type OpenDialog = { action: Exclude<FreeButtonAction, 'undo-end'>; ticket: FreeTicket };

const operations = { undoEnd: undoFreeEndOperation };

/** What the buttons of a family's tickets do: the dialog that one opens, or the end that it undoes. */
export function useFreeTicketDialog(tickets: readonly FreeTicket[]) {
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const undoEnd = useUndoEnd(operations, (id) =>
    tickets.flatMap((ticket) => (ticket.id === id ? holderName(ticket) : [])).join(),
  );
  const Dialog = opened && freeTicketDialogs[opened.action];
  const dialog: ReactNode = Dialog && (
    <Dialog ticket={opened.ticket} tickets={tickets} onClose={() => setOpened(null)} />
  );
  const act = (action: FreeButtonAction, ticket: FreeTicket) =>
    action === 'undo-end' ? undoEnd(ticket.id) : setOpened({ action, ticket });
  return { act, dialog };
}
