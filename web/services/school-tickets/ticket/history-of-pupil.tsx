import type { SchoolTicketOnPage } from '@takst/contract/services/school-tickets/ticket/get-school-ticket.contract.ts';
import { listPupilHistory } from '@takst/contract/services/school-tickets/ticket/list-pupil-history.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { HistoryCard } from '#platform/changes/history-card.tsx';
import { useSectionList } from '#platform/design/list/use-list.ts';

export interface HistoryOfPupilProps {
  ticketId: number;
  tickets: readonly SchoolTicketOnPage[];
  onUndoEnd: (ticket: SchoolTicketOnPage) => void;
}

/** What happened to the tickets of a pupil, newest first; an end can be undone where it is told. */
export function HistoryOfPupil({ ticketId, tickets, onUndoEnd }: HistoryOfPupilProps) {
  const list = useSectionList(({ pageQuery }) =>
    queryOptions({
      ...queryOf(listPupilHistory, { params: { id: ticketId }, query: pageQuery }),
      // The rest of the page works without the history.
      throwOnError: false,
    }),
  );
  const undoable = tickets.filter(({ mayUndoEnd }) => mayUndoEnd);
  return (
    <HistoryCard
      list={list}
      ownFieldNames={{}}
      isOfOnePerson
      undoableTickets={undoable.map(({ id }) => id)}
      onUndoEnd={(id) => undoable.filter((ticket) => ticket.id === id).forEach(onUndoEnd)}
    />
  );
}
