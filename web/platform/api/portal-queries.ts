import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/** What pages have fetched. */
export class PortalQueries extends QueryClient {
  /**
   * As the library's, also for what is fetched for the first time at this moment. The library lets such a fetch go on and takes
   * its answer for a new one, though the server may have read before the change: here it is asked again.
   */
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters: InvalidateQueryFilters<Key> = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    // A page that is left cancels its own; nothing would fetch it after that.
    if (filters.refetchType !== 'none') {
      const firstFetches = {
        ...filters,
        type: 'active',
        fetchStatus: 'fetching',
        predicate: (query) =>
          query.state.data === undefined && (filters.predicate?.(query) ?? true),
      } satisfies InvalidateQueryFilters<Key>;
      // In silence: a caller that waits for it gets the answer of the fetch that follows at once.
      void this.cancelQueries<Key>(firstFetches, { silent: true, revert: false });
    }
    return super.invalidateQueries<Key>(filters, options);
  }
}
