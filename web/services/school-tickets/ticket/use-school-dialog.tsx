import type { SchoolTicketOnPage } from '@takst/contract/services/school-tickets/ticket/get-school-ticket.contract.ts';
import { type ReactNode, useState } from 'react';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { paperPage } from '#services/school-tickets/lost-card/paper-page.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useUndoEnd } from '#ticketing/tickets/change/use-undo-end.ts';
import { pupilName, pupilTicketOf } from './pupil-ticket.ts';
import type { SchoolButtonAction } from './school-buttons.ts';
import { schoolTicketDialogs } from './school-ticket-dialogs.ts';
import { undoSchoolEndOperation } from './undo-school-end.ts';

type OpenDialog = {
  action: Exclude<SchoolButtonAction, 'undo-end' | 'print-paper'>;
  ticket: SchoolTicketOnPage;
};

const operations = { undoEnd: undoSchoolEndOperation };

/** What the buttons of a pupil's tickets do: the dialog that one opens, or the end that it undoes. */
export function useSchoolDialog(tickets: readonly SchoolTicketOnPage[]) {
  const t = useTexts('school-ticket');
  const goTo = useGoTo();
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const undoEnd = useUndoEnd(operations, (id) =>
    tickets.flatMap((ticket) => (ticket.id === id ? pupilName(ticket, t) : [])).join(),
  );
  const Dialog = opened && schoolTicketDialogs[opened.action];
  const dialog: ReactNode = Dialog && (
    <Dialog
      ticket={pupilTicketOf(opened.ticket, t)}
      tickets={tickets.map((ticket) => pupilTicketOf(ticket, t))}
      onClose={() => setOpened(null)}
    />
  );
  const act = (action: SchoolButtonAction, ticket: SchoolTicketOnPage) => {
    if (action === 'undo-end') return undoEnd(ticket.id);
    if (action === 'print-paper') return void goTo(paperPage(ticket));
    return setOpened({ action, ticket });
  };
  return { act, dialog };
}
