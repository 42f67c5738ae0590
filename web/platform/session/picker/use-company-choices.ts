import { searchUserCompanies } from '@takst/contract/customers/session/search-user-companies.contract.ts';
import { matchesCompanySearch } from '@takst/domain/customers/companies/company-search.rules.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '#platform/api/query.ts';
import { searchPause } from '#platform/design/search/search-box.tsx';
import { useThrottled } from '#platform/design/search/use-throttled.ts';
import type { UserCompanies } from '../session.ts';

export type CompanyChoice = {
  id: number;
  customerNumber: string;
  name: string;
  organisationNumber: string;
};

type ChoicePage = { totalEntries: number; matches: readonly CompanyChoice[] };

// Beyond this many they search.
const maxVisible = 100;
const pageSize = 20;

const searchQuery = (searchFor: string) => ({
  ...queryOf(searchUserCompanies, { query: { searchFor, maxEntries: pageSize, offset: 0 } }),
  placeholderData: keepPreviousData,
  // The list says itself that the search failed.
  throwOnError: false,
});

function choicesHere({ matches }: UserCompanies, search: string): ChoicePage {
  const companies = matches.filter((company) => matchesCompanySearch(company, search));
  return { totalEntries: companies.length, matches: companies.slice(0, maxVisible) };
}

/**
 * The companies that the user may choose from and that match a search (spec 1 §2.1). Those of a user with
 * roles in companies are all here; those that a global role opens are searched on the server.
 */
export function useCompanyChoices(companies: UserCompanies) {
  const [search, setSearch] = useState('');
  const [sentSearch, setSentSearch] = useState('');
  const send = useThrottled(setSentSearch, searchPause);
  const isHere = companies.matches.length === companies.totalEntries;
  const { data, error } = useQuery({ ...searchQuery(sentSearch), enabled: !isHere });
  const page: ChoicePage | undefined = isHere ? choicesHere(companies, search) : data;
  return {
    search,
    onSearch: (text: string) => {
      setSearch(text);
      send(text);
    },
    /** Undefined while the first ones load. */
    page,
    error,
  };
}
