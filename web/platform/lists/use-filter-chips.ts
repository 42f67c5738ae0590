import type { FilterOf, ListShape } from '@takst/contract/platform/lists/list-types.ts';
import type { FilterChipsProps } from '#platform/design/list/filter-chips.tsx';
import { type PageList, useCountsOf } from './use-list-of.ts';

export interface FilterWords<Filter extends string> {
  /** Accessible name of the group. */
  label: string;
  all: string;
  name: (filter: Filter) => string;
  /** Filters that are shown while they are chosen; the others always are. */
  isHidden?: (filter: Filter, count: number | undefined) => boolean;
  /** Where the list has no counts of its own, or not of all filters. */
  counts?: Readonly<Partial<Record<Filter | 'all', number>>> | undefined;
}

/** One chip for each filter of a list, with how many rows it has; none without filters. */
export function useFilterChips<L extends ListShape>(
  list: PageList<L>,
  words: FilterWords<FilterOf<L>> | undefined,
): FilterChipsProps | undefined {
  const listCounts = useCountsOf<ListShape>(list.of, list) as ListCounts | undefined;
  if (!words) return undefined;
  const counts: Readonly<Record<string, number | undefined>> = {
    all: listCounts?.all,
    ...listCounts?.counts,
    ...words.counts,
  };
  const value = list.filters.filter;
  const filters: readonly FilterOf<L>[] = list.of.filters;
  return {
    label: words.label,
    chips: [
      { value: '', label: words.all, count: counts['all'] },
      ...filters
        .filter((name) => name === value || !words.isHidden?.(name, counts[name]))
        .map((name) => ({ value: name, label: words.name(name), count: counts[name] })),
    ],
    value,
    onChange: (filter) => list.setFilters({ filter } as Parameters<typeof list.setFilters>[0]),
  };
}

type ListCounts = { all: number; counts: Readonly<Record<string, number>> };
