import { listCompanies } from '@takst/contract/customers/companies/list-companies.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import {
  listSubscribers,
  type SubscriberEntry,
} from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { listUsers } from '@takst/contract/customers/users/administration/list-users.contract.ts';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { formatListedPhone, formatOrganisationNumber } from '#platform/design/format.ts';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import type { IconName } from '#platform/design/icon-paths.ts';
import type { PaletteGroup, PaletteItem } from '#platform/design/palette/palette.tsx';
import { matchesEveryWord } from '#platform/design/search/match-words.ts';
import { sessionIn, useSessionState, useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import { recentPeople } from '#ticketing/subscribers/employee/recent-people.ts';
import { actInAddress, type LinkedAct } from '#ticketing/tickets/act-in-address.ts';

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
  const mayOpenPeople = company !== undefined && features.has(pages.feature);
  const isLongEnough = sentSearch.trim().length >= minLetters;
  const query = { searchFor: sentSearch, maxEntries: maxHits, offset: 0 };
  const people = useQuery({
    ...queryOf(listSubscribers, { params: { id: company?.id ?? 0 }, query }),
    ...options,
    enabled: isLongEnough && mayOpenPeople,
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
  /** The hit that Enter opens is followed by what can be done to their ticket. */
  function withActs([first, ...others]: PaletteItem[]): PaletteItem[] {
    const row = people.data?.matches.find(({ id }) => toItems.personId(id) === first?.id);
    return first && row ? [first, ...toItems.actsOn(row), ...others] : [];
  }
  const recent: PaletteGroup = {
    id: 'recent-people',
    title: t('recentPeople'),
    items: search === '' && mayOpenPeople ? recentPeople(company.id).map(toItems.person) : [],
  };
  const groups: PaletteGroup[] = [
    recent,
    { id: 'people', title: t('people'), items: withActs(hits(people, toItems.person)) },
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
type ListedPerson = Person & Pick<SubscriberEntry, 'status' | 'ticket'>;
type Company = { id: number; name: string; organisationNumber: string };

function useHitItems() {
  const tActs = useTexts('ticket-actions');
  const goTo = useGoTo();
  const { person: personPath } = useServicePages();
  const personId = (id: number) => `person-${id}`;
  return {
    personId,
    /** What can be done to a ticket that runs without end; a person's page says why something cannot. */
    actsOn({ id, firstName, lastName, status, ticket }: ListedPerson): PaletteItem[] {
      const runs = status === 'active' && ticket?.type === 'TICKET' && !ticket.expirationDate;
      const acts: readonly (readonly [LinkedAct, string, IconName])[] = [
        ['change-zone', tActs('changeZone'), 'swap'],
        ['end-ticket', tActs('endTicket'), 'minus'],
      ];
      return (runs ? acts : []).map(([act, text, icon]) => ({
        id: `${act}-${id}`,
        icon,
        text: `${text}: ${firstName} ${lastName}`,
        onAct: () => void goTo(pathTo(personPath, { id }), { search: { [actInAddress]: act } }),
      }));
    },
    person: (person: Subscriber): PaletteItem => ({
      id: personId(person.id),
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
