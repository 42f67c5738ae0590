import { freeTicketList } from '@takst/contract/services/free-tickets/list/free-ticket-list.contract.ts';
import type { ReactNode } from 'react';
import { formatNumber } from '#platform/design/format.ts';
import { type PageList, useCountsOf } from '#platform/lists/use-list-of.ts';
import { useDepartmentSelect } from '#services/free-tickets/book/use-department-select.tsx';

/** Filters the list by a department with tickets, each with how many. */
export function useListedDepartments(list: PageList<typeof freeTicketList>): ReactNode {
  const { departments = [] } = useCountsOf(freeTicketList) ?? {};
  const options = departments.map(({ id, invoiceReference, tickets }) => ({
    value: String(id),
    label: `${invoiceReference || id} (${formatNumber(tickets)})`,
  }));
  return useDepartmentSelect(list, options);
}
