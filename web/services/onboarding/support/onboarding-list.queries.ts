import {
  listOnboardings,
  onboardingFilters,
} from '@takst/contract/services/onboarding/list-onboardings.contract.ts';
import { queryOf } from '#platform/api/query.ts';

type PageOfOnboardings = {
  pageQuery: { maxEntries: number; offset: number; searchFor: string };
  filters: { filter: string };
};

export function onboardingListQuery({ pageQuery, filters }: PageOfOnboardings) {
  const filter = onboardingFilters.find((one) => one === filters.filter);
  return queryOf(listOnboardings, { query: { ...pageQuery, ...(filter && { filter }) } });
}
