import type { BatchRow } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { addressOf, useStateInAddress } from '#platform/design/list/list-address.ts';
import {
  type RowFilter,
  rowFilters,
  type RowFilters,
  rowsQuery,
  type Show,
  showOf,
} from './batch.queries.ts';
import { useBatchKit } from './batch-kit.ts';

/** The rows of a batch as its address says: which of them, and the page. */
export type Rows = {
  rows: readonly BatchRow[] | undefined;
  total: number;
  isStale: boolean;
  page: number;
  show: Show;
  filters: RowFilters;
  setPage: (page: number) => void;
  setFilters: (filters: Partial<Record<RowFilter, string>>) => void;
};

export function useRows(id: number, otherwise: Show): Rows {
  const { calls } = useBatchKit();
  const { state, go } = useStateInAddress(rowFilters);
  const show = showOf(state.filters.show, otherwise);
  const filters = { ...state.filters, show };
  const { data, isPlaceholderData } = useQuery(rowsQuery(calls, { id, page: state.page, filters }));
  return {
    rows: data?.matches,
    total: data?.totalEntries ?? 0,
    isStale: isPlaceholderData,
    page: state.page,
    show,
    filters,
    setPage: (page) => go(addressOf({ ...state, page }), false),
    setFilters: ({ show: nextShow = '', column = '', fault = '' }) =>
      go(addressOf({ ...state, page: 1, filters: { show: nextShow, column, fault } }), true),
  };
}
