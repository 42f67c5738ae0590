import { listSubscriberHistory } from '@takst/contract/ticketing/subscribers/history/list-subscriber-history.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { HistoryCard, type UndoableEnds } from '#platform/changes/history-card.tsx';
import { useSectionList } from '#platform/design/list/use-list.ts';
import { useEmployeeIdLabel } from '#ticketing/tickets/use-employee-id-label.ts';

export interface HistoryProps extends UndoableEnds {
  subscriberId: number;
  /** The agreement that names the employee number. */
  agreementId: number | undefined;
}

/** What happened to a person's tickets, newest first; an end can be undone where it is told. */
export function History({ subscriberId, agreementId, ...ends }: HistoryProps) {
  const list = useSectionList(({ pageQuery }) =>
    queryOptions({
      ...queryOf(listSubscriberHistory, { params: { id: subscriberId }, query: pageQuery }),
      // The rest of the page works without the history.
      throwOnError: false,
    }),
  );
  const ownFieldNames = { employeeId: useEmployeeIdLabel(agreementId) };
  return <HistoryCard {...ends} list={list} ownFieldNames={ownFieldNames} isOfOnePerson />;
}
