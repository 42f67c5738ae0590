import { downloadCompanyHistory } from '@takst/contract/customers/companies/download-company-history.contract.ts';
import { listCompanyHistory } from '@takst/contract/customers/companies/list-company-history.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { idOf } from '#platform/api/id-of.ts';
import { addressOf } from '#platform/api/call-input.ts';
import { queryOf } from '#platform/api/query.ts';

export const historyFilterNames = ['kind', 'from', 'to', 'batch'] as const;

/** The filters of the history, as text in the page's address. */
export type HistoryFilters = Readonly<Record<(typeof historyFilterNames)[number], string>>;

/** Ignores invalid dates, since an address can be typed. */
export function dayOf(text: string): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    return null;
  }
}

/** The batch whose changes are shown; null for the whole history, also where an address has no id. */
export const batchOf = ({ batch }: HistoryFilters): number | null => idOf(batch);

function filterQuery(filters: HistoryFilters) {
  const { kind } = filters;
  const [from, to] = [dayOf(filters.from), dayOf(filters.to)];
  const batch = batchOf(filters);
  return {
    kind: kind.slice(0, 60),
    ...(from && { from }),
    ...(to && { to }),
    ...(batch !== null && { batch }),
  };
}

type PageQuery = { maxEntries: number; offset: number; searchFor: string };

export const historyQuery =
  (companyId: number) =>
  ({ pageQuery, filters }: { pageQuery: PageQuery; filters: HistoryFilters }) =>
    queryOptions({
      ...queryOf(listCompanyHistory, {
        params: { id: companyId },
        query: { ...pageQuery, ...filterQuery(filters) },
      }),
      throwOnError: false,
    });

export const historyFile = (
  companyId: number,
  { search, filters }: { search: string; filters: HistoryFilters },
): string =>
  addressOf(downloadCompanyHistory, {
    params: { id: companyId },
    query: { searchFor: search, ...filterQuery(filters) },
  });
