import type { SubscriberEntry } from '@takst/contract/subscribers/list-subscribers.contract.ts';
import {
  type MonthAct,
  monthActs,
  type PersonState,
  personStates,
} from '@takst/domain/subscribers/person-filter.rules.ts';
import { useQuery } from '@tanstack/react-query';
import type { FilterChipsProps } from '#design/list/filter-chips.tsx';
import { monthName } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import type { List } from '#design/list/use-list.ts';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { type EmployeeFilter, employeeCountsQuery } from './employee.queries.ts';

/** The filters of the employee list, each with the number of people in it. */
export function useEmployeeChips(
  list: List<SubscriberEntry, EmployeeFilter>,
): FilterChipsProps | undefined {
  const t = useTexts('employees');
  const { company, today } = useSession();
  const language = usePageLanguage();
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
      // Come to from the start strip: what is filtered is said, and can be left.
      ...monthActs
        .filter((act) => act === list.filters.filter)
        .map((act) => ({
          value: act,
          label: t(actTexts[act], { month: monthName(today, language) }),
          count: data?.acts[act],
        })),
    ],
    value: list.filters.filter,
    onChange: (filter) => list.setFilters({ filter }),
  };
}

const actTexts = {
  ordered: 'filterOrdered',
  ended: 'filterEnded',
  'zones-changed': 'filterZonesChanged',
} as const satisfies Record<MonthAct, string>;

const filterTexts = {
  valid: 'filterValid',
  ending: 'filterEnding',
  pending: 'filterPending',
  'code-not-fetched': 'filterCodeNotFetched',
  'without-ticket': 'filterWithoutTicket',
} as const satisfies Record<PersonState, string>;
