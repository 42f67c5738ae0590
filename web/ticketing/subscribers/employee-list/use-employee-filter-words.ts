import { subscriberList } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import {
  type MonthAct,
  monthActs,
  type PersonFilter,
  type PersonState,
} from '@takst/domain/ticketing/subscribers/person-filter.rules.ts';
import { monthName } from '#platform/design/format.ts';
import type { FilterWords } from '#platform/lists/use-filter-chips.ts';
import { useCountsOf } from '#platform/lists/use-list-of.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** The filters of the employee list. One that is come to from the start strip is said, and can be left. */
export function useEmployeeFilterWords(): FilterWords<PersonFilter> {
  const t = useTexts('employees');
  const { today } = useSession();
  const language = usePageLanguage();
  return {
    label: t('filters'),
    all: t('filterAll'),
    name: (filter) =>
      isMonthAct(filter)
        ? t(actTexts[filter], { month: monthName(today, language) })
        : t(filterTexts[filter]),
    isHidden: isMonthAct,
    counts: useCountsOf(subscriberList)?.acts,
  };
}

const isMonthAct = (filter: PersonFilter): filter is MonthAct =>
  monthActs.some((act) => act === filter);

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
