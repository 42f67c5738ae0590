import { listSubscriberHistory } from '@takst/contract/subscribers/history/list-subscriber-history.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '#api/query.ts';
import { HistoryList } from '#changes/history-list.tsx';
import { useEmployeeIdLabel } from '#tickets/use-employee-id-label.ts';
import { useSectionList } from '#design/list/use-list.ts';

export function History({ subscriberId }: { subscriberId: number }) {
  const list = useSectionList(({ pageQuery }) =>
    queryOptions({
      ...queryOf(listSubscriberHistory, { params: { id: subscriberId }, query: pageQuery }),
      // The rest of the page works without the history.
      throwOnError: false,
    }),
  );
  return (
    <section>
      <HistoryList list={list} ownFieldNames={{ employeeId: useEmployeeIdLabel() }} isOfOnePerson />
    </section>
  );
}
