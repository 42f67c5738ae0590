import { downloadCompanyHistory } from '@takst/contract/companies/download-company-history.contract.ts';
import { getCompany } from '@takst/contract/companies/get-company.contract.ts';
import { listCompanyHistory } from '@takst/contract/companies/list-company-history.contract.ts';
import { pageSize } from '@takst/contract/paging.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addressOf } from '#api/call-input.ts';
import { queryOf } from '#api/query.ts';
import type { HistoryFilter } from './history-filter.ts';

const asked = ({ search, kind, from, to }: HistoryFilter) => ({
  searchFor: search,
  kind,
  ...(from && { from }),
  ...(to && { to }),
});

/** One page of what happened to a company; the old rows stay until the new ones have come. */
export const historyQuery = (companyId: number, filter: HistoryFilter) =>
  queryOptions({
    ...queryOf(listCompanyHistory, {
      params: { id: companyId },
      query: { ...asked(filter), maxEntries: pageSize, offset: (filter.page - 1) * pageSize },
    }),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });

/** Where the same changes are a file. */
export const historyFile = (companyId: number, filter: HistoryFilter): string =>
  addressOf(downloadCompanyHistory, { params: { id: companyId }, query: asked(filter) });

export const companyNameQuery = (companyId: number) =>
  queryOf(getCompany, { params: { id: companyId } });
