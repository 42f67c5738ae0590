import { mostPeople } from '@takst/contract/company-tickets/many/change-many-tickets.schema.ts';
import { listSubscribers } from '@takst/contract/company-tickets/list-subscribers.contract.ts';
import { pageSize } from '@takst/contract/paging.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryOf, replyOf } from '#api/query.ts';

type Asked = { companyId: number; search: string; page: number };

/** One page of a company's people; the old rows stay until the new ones have come. */
export const employeeListQuery = ({ companyId, search, page }: Asked) =>
  queryOptions({
    ...queryOf(listSubscribers, {
      params: { id: companyId },
      query: { maxEntries: pageSize, offset: (page - 1) * pageSize, searchFor: search },
    }),
    placeholderData: keepPreviousData,
  });

/** Everyone whom a search finds, as many as a change may be for. */
export const everyoneWhoMatches = ({ companyId, search }: Omit<Asked, 'page'>) =>
  replyOf(listSubscribers, {
    params: { id: companyId },
    query: { maxEntries: mostPeople, offset: 0, searchFor: search },
  });
