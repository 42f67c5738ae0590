import {
  creditStates,
  listCredits,
} from '@takst/contract/billing/invoices/credits/list-credits.contract.ts';
import { queryOf } from '#platform/api/query.ts';

interface PageOfCredits {
  pageQuery: { maxEntries: number; offset: number; searchFor: string };
  filters: Readonly<Record<'filter', string>>;
}

/** Open credits where no other filter is chosen. */
export function creditsQuery({ pageQuery, filters }: PageOfCredits) {
  const filter = creditStates.find((state) => state === filters.filter);
  return queryOf(listCredits, { query: { ...pageQuery, ...(filter && { filter }) } });
}
