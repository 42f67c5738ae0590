import type { ListedRow } from '@takst/contract/platform/lists/list-types.ts';
import type { Reply, Route } from '@takst/contract/platform/calls/route.ts';
import { useQueryClient } from '@tanstack/react-query';

type Row<R extends Route> =
  Reply<R> extends { matches: (infer Entry extends ListedRow)[] } ? Entry : never;

/**
 * The row of a list or search that was fetched before. A page that is opened from there has its head
 * before its own call is answered. The list is named by its path and type: the page loads nothing of it.
 */
export function useListedRow<R extends Route>(
  path: R['path'],
  id: ListedRow['id'] | undefined,
): Row<R> | undefined {
  const pages = useQueryClient().getQueriesData<{ matches: Row<R>[] }>({ queryKey: [path] });
  return pages.flatMap(([, page]) => page?.matches ?? []).find((row) => row.id === id);
}
