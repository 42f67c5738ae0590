import { countCompanies } from '@takst/contract/companies/count-companies.contract.ts';
import { downloadCompanies } from '@takst/contract/companies/download-companies.contract.ts';
import {
  companyFilters,
  companySorts,
  listCompanies,
} from '@takst/contract/companies/list-companies.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '#api/call-input.ts';
import { queryOf } from '#api/query.ts';
import { sortIn } from '#design/list/list-address.ts';

/** Search, filter and sort of the list, as the address has them; what no list has is left out. */
export type CompanyChoice = { search: string; sort: string; filters: { filter: string } };

function rowsOf({ search, sort, filters }: CompanyChoice) {
  const filter = companyFilters.find((known) => known === filters.filter);
  const sortBy = sortIn(companySorts, sort);
  return { searchFor: search, ...(filter && { filter }), ...(sortBy && { sort: sortBy }) };
}

type PageOfRows = CompanyChoice & { pageQuery: { maxEntries: number; offset: number } };

export const companiesQuery = ({ pageQuery: { maxEntries, offset }, ...choice }: PageOfRows) =>
  queryOf(listCompanies, { query: { ...rowsOf(choice), maxEntries, offset } });

export const companyCountsQuery = queryOptions({
  ...queryOf(countCompanies, {}),
  throwOnError: false,
});

/** The file of what is chosen, all pages. */
export const companyFile = (choice: CompanyChoice): string =>
  addressOf(downloadCompanies, { query: rowsOf(choice) });
