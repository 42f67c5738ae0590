import type { RosterCalls } from '@takst/contract/ticketing/roster/roster-calls.ts';
import type { RosterClass } from '@takst/domain/ticketing/roster/roster.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { rowsOnPage } from '#ticketing/batches/batch/batch.queries.ts';

export const summaryQuery = ({ getRosterSummary }: RosterCalls, id: number) =>
  queryOf(getRosterSummary, { params: { id } });

type ProposalPage = { readonly name: RosterClass; readonly page: number };

export const proposalsQuery = (
  { listRosterRows }: RosterCalls,
  id: number,
  { name, page }: ProposalPage,
) =>
  queryOptions({
    ...queryOf(listRosterRows, {
      params: { id },
      query: {
        class: name,
        maxEntries: rowsOnPage,
        offset: (page - 1) * rowsOnPage,
        searchFor: '',
      },
    }),
    placeholderData: keepPreviousData,
  });
