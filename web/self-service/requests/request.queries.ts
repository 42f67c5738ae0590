import {
  listTicketRequests,
  ticketRequestFilters,
  ticketRequestSorts,
} from '@takst/contract/self-service/requests/list-ticket-requests.contract.ts';
import { queryOf } from '#api/query.ts';
import { sortIn } from '#design/list/list-address.ts';

/** Search, filter and sort of the list, as the address has them; what no list has is left out. */
export type RequestChoice = { search: string; sort: string; filters: { filter: string } };

export function rowsOf({ search, sort, filters }: RequestChoice) {
  const filter = ticketRequestFilters.find((known) => known === filters.filter);
  const sortBy = sortIn(ticketRequestSorts, sort);
  return { searchFor: search, ...(filter && { filter }), ...(sortBy && { sort: sortBy }) };
}

type PageOfRows = RequestChoice & { pageQuery: { maxEntries: number; offset: number } };

export const ticketRequestsQuery =
  (companyId: number) =>
  ({ pageQuery: { maxEntries, offset }, ...choice }: PageOfRows) =>
    queryOf(listTicketRequests, {
      params: { id: companyId },
      query: { ...rowsOf(choice), maxEntries, offset },
    });
