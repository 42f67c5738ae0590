import { getCompany } from '@takst/contract/companies/get-company.contract.ts';
import { listCompanies } from '@takst/contract/companies/list-companies.contract.ts';
import { pageSize } from '@takst/contract/paging.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryOf } from '#api/query.ts';

/** One page of the operator's companies; the old rows stay until the new ones have come. */
export const companyListQuery = ({ search, page }: { search: string; page: number }) =>
  queryOptions({
    ...queryOf(listCompanies, {
      query: { maxEntries: pageSize, offset: (page - 1) * pageSize, searchFor: search },
    }),
    placeholderData: keepPreviousData,
  });

export const companyQuery = (id: number) => queryOf(getCompany, { params: { id } });

/** What a change of a company makes old. */
export const companyReads = [getCompany.path, listCompanies.path] as const;
