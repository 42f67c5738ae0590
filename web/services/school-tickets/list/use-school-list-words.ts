import type { SchoolTicketFilter } from '@takst/contract/services/school-tickets/list/school-ticket-list.contract.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** What the overviews of one school and of all say alike. */
export function useSchoolListWords(list: { answeredSearch: string }, noHitText: string) {
  const t = useTexts('school-ticket-list');
  const search = list.answeredSearch;
  return {
    title: t('title'),
    searchLabel: t('searchLabel'),
    filterWords: {
      label: t('filters'),
      all: t('all'),
      name: (filter: SchoolTicketFilter) => t(filterTexts[filter]),
    },
    empty: { icon: 'school', title: t('emptyTitle'), text: t('emptyText') },
    noHits: {
      title: search === '' ? t('noneChosenTitle') : undefined,
      text: noHitText,
    },
  } as const;
}

const filterTexts = {
  active: 'filterActive',
  pending: 'filterPending',
  'code-not-fetched': 'filterCodeNotFetched',
  'card-requested': 'filterCardRequested',
  'fee-owed': 'filterFeeOwed',
  over: 'filterOver',
} as const satisfies Record<SchoolTicketFilter, string>;
