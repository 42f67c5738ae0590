import { countSubscribers } from '@takst/contract/subscribers/count-subscribers.contract.ts';
import { downloadSubscribers } from '@takst/contract/subscribers/download-subscribers.contract.ts';
import {
  listSubscribers,
  subscriberSorts,
} from '@takst/contract/subscribers/list-subscribers.contract.ts';
import { personFilters } from '@takst/domain/subscribers/person-filter.rules.ts';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '#api/call-input.ts';
import { queryOf } from '#api/query.ts';
import { sortIn } from '#design/list/list-address.ts';

/** Search, filter and sort of the list, as the address has them; what no list has is left out. */
export const employeeFilterNames = ['filter', 'agreement'] as const;
export type EmployeeFilter = (typeof employeeFilterNames)[number];
export type EmployeeChoice = {
  search: string;
  sort: string;
  filters: Readonly<Record<EmployeeFilter, string>>;
};

export function rowsOf({ search, sort, filters }: EmployeeChoice) {
  const filter = personFilters.find((known) => known === filters.filter);
  const sortBy = sortIn(subscriberSorts, sort);
  const agreementId = /^[1-9]\d{0,14}$/.test(filters.agreement) && Number(filters.agreement);
  return {
    searchFor: search,
    ...(filter && { filter }),
    ...(agreementId && { agreementId }),
    ...(sortBy && { sort: sortBy }),
  };
}

type PageOfRows = EmployeeChoice & { pageQuery: { maxEntries: number; offset: number } };

export const employeeQuery =
  (companyId: number) =>
  ({ pageQuery: { maxEntries, offset }, ...choice }: PageOfRows) =>
    queryOf(listSubscribers, {
      params: { id: companyId },
      query: { ...rowsOf(choice), maxEntries, offset },
    });

export const employeeCountsQuery = (companyId: number) =>
  queryOptions({
    ...queryOf(countSubscribers, { params: { id: companyId } }),
    throwOnError: false,
  });

/** The file of what is chosen, all pages. */
export const employeeFile = (companyId: number, choice: EmployeeChoice): string =>
  addressOf(downloadSubscribers, { params: { id: companyId }, query: rowsOf(choice) });
