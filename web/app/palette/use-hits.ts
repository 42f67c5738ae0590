import { listCompanies } from '@takst/contract/customers/companies/list-companies.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { listSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { listUsers } from '@takst/contract/customers/users/administration/list-users.contract.ts';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { formatListedPhone, formatOrganisationNumber } from '#platform/design/format.ts';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import type { PaletteGroup, PaletteItem } from '#platform/design/palette/palette.tsx';
import { matchesEveryWord } from '#platform/design/search/match-words.ts';
import { sessionIn, useSessionState, useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';

const maxHits = 5;
const minLetters = 2;
const options = { placeholderData: keepPreviousData, throwOnError: false, retry: false } as const;

interface HitsRequest {
  /** What stands in the box. */
  search: string;
  /** What the server was last asked for. */
  sentSearch: string;
}

/** The people, companies and users that a search finds, by the calls of their lists. */
export function useHits({ search, sentSearch }: HitsRequest) {
  const t = useTexts('palette');
  const toItems = useHitItems();
  const pages = useServicePages();
  const { features } = useSignedIn();
  const company = sessionIn(useSessionState())?.company;
  const isLongEnough = sentSearch.trim().length >= minLetters;
  const query = { searchFor: sentSearch, maxEntries: maxHits, offset: 0 };
  const people = useQuery({
    ...queryOf(listSubscribers, { params: { id: company?.id ?? 0 }, query }),
    ...options,
    enabled: isLongEnough && company !== undefined && features.has(pages.feature),
  });
  const companies = useQuery({
    ...queryOf(listCompanies, { query }),
    ...options,
    enabled: isLongEnough && features.has('companyAdmin'),
  });
  const users = useQuery({
    ...queryOf(listUsers, { query }),
    ...options,
    enabled: isLongEnough && features.has('userAdmin'),
  });

  function hits<Row>(
    { data, isPlaceholderData }: UseQueryResult<{ matches: readonly Row[] }>,
    itemOf: (row: Row) => PaletteItem,
  ): PaletteItem[] {
    if (search.trim().length < minLetters) return [];
    const items = (data?.matches ?? []).map(itemOf);
    // Hits of an earlier search stay only while they fit: Enter must not open another person.
    return isPlaceholderData || search !== sentSearch
      ? items.filter(({ text, detail }) => matchesEveryWord(`${text} ${detail}`, search))
      : items;
  }
  const groups: PaletteGroup[] = [
    { id: 'people', title: t('people'), items: hits(people, toItems.person) },
    { id: 'companies', title: t('companies'), items: hits(companies, toItems.company) },
    { id: 'users', title: t('users'), items: hits(users, toItems.user) },
  ];
  const queries = [people, companies, users];
  return {
    groups,
    isSearching: queries.some(({ isFetching }) => isFetching) || search !== sentSearch,
    hasFailed: queries.some(({ isError }) => isError),
  };
}

type Person = { id: number; firstName: string; lastName: string };
type Subscriber = Person & { employeeId: string; phoneCountryCode: string; phone: string };
type Company = { id: number; name: string; organisationNumber: string };

function useHitItems() {
  const goTo = useGoTo();
  const { person: personPath } = useServicePages();
  return {
    person: (person: Subscriber): PaletteItem => ({
      id: `person-${person.id}`,
      icon: 'user',
      text: `${person.firstName} ${person.lastName}`,
      detail: `${person.employeeId} · ${formatListedPhone(person.phoneCountryCode, person.phone)}`,
      onAct: () => void goTo(pathTo(personPath, { id: person.id })),
    }),
    company: ({ id, name, organisationNumber }: Company): PaletteItem => ({
      id: `company-${id}`,
      icon: 'company',
      text: name,
      detail: formatOrganisationNumber(organisationNumber),
      onAct: () => void goTo(pathTo('/bedrifter/{id}', { id })),
    }),
    user: ({ id, firstName, lastName, email }: Person & { email: string }): PaletteItem => ({
      id: `user-${id}`,
      icon: 'key',
      text: `${firstName} ${lastName}`,
      detail: email,
      onAct: () => void goTo(pathTo('/brukere/{id}', { id })),
    }),
  };
}
