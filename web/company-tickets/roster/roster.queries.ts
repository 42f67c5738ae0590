import { getRosterSummary } from '@takst/contract/company-tickets/roster/get-roster-summary.contract.ts';
import { listRosterRows } from '@takst/contract/company-tickets/roster/list-roster-rows.contract.ts';
import type { RosterClass } from '@takst/domain/roster/roster.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryOf } from '#api/query.ts';
import { rowsOnPage } from '#batches/batch.queries.ts';

export const summaryQuery = (id: number) => queryOf(getRosterSummary, { params: { id } });

export const proposalsQuery = (id: number, name: RosterClass, page: number) =>
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
