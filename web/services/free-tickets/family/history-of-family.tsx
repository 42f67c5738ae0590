import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import { listFamilyHistory } from '@takst/contract/services/free-tickets/list-family-history.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { HistoryCard } from '#platform/changes/history-card.tsx';
import { useSectionList } from '#platform/design/list/use-list.ts';
import { useFreeActions } from './use-free-actions.ts';

export interface HistoryOfFamilyProps {
  ticketId: number;
  tickets: readonly FreeTicket[];
  onUndoEnd: (ticket: FreeTicket) => void;
}

/** What happened to the tickets of a family, newest first, with whose each is; an end can be undone where it is told. */
export function HistoryOfFamily({ ticketId, tickets, onUndoEnd }: HistoryOfFamilyProps) {
  const list = useSectionList(({ pageQuery }) =>
    queryOptions({
      ...queryOf(listFamilyHistory, { params: { id: ticketId }, query: pageQuery }),
      // The rest of the page works without the history.
      throwOnError: false,
    }),
  );
  const actionsOf = useFreeActions();
  const undoable = tickets.filter((ticket) => actionsOf(ticket).has('undo-end'));
  return (
    <HistoryCard
      list={list}
      ownFieldNames={{}}
      isOfOnePerson={false}
      undoableTickets={undoable.map(({ id }) => id)}
      onUndoEnd={(id) => undoable.filter((ticket) => ticket.id === id).forEach(onUndoEnd)}
    />
  );
}
