import type { SubscriberEntry } from '@takst/contract/subscribers/list-subscribers.contract.ts';
import { type PersonState, personStates } from '@takst/domain/subscribers/person-filter.rules.ts';
import { useQuery } from '@tanstack/react-query';
import type { FilterChipsProps } from '#design/list/filter-chips.tsx';
import type { List } from '#design/list/use-list.ts';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { employeeCountsQuery } from './employee.queries.ts';

/** The filters of the employee list, each with the number of people in it. */
export function useEmployeeChips(
  list: List<SubscriberEntry, 'filter'>,
): FilterChipsProps | undefined {
  const t = useTexts('company-tickets');
  const { company } = useSession();
  const { data } = useQuery(employeeCountsQuery(company.id));
  if (list.isEmpty) return undefined;
  return {
    label: t('filters'),
    chips: [
      { value: '', label: t('filterAll'), count: data?.all },
      ...personStates.map((state) => ({
        value: state,
        label: t(filterTexts[state]),
        count: data?.counts[state],
      })),
    ],
    value: list.filters.filter,
    onChange: (filter) => list.setFilters({ filter }),
  };
}

const filterTexts = {
  valid: 'filterValid',
  ending: 'filterEnding',
  pending: 'filterPending',
  'code-not-fetched': 'filterCodeNotFetched',
  'without-ticket': 'filterWithoutTicket',
} as const satisfies Record<PersonState, string>;
