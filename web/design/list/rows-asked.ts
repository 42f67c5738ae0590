import type { ListShape, RowsAsked } from '@takst/contract/list-types.ts';
import * as z from 'zod/mini';
import { type ListState, sortIn } from './list-address.ts';

/** Search, filters and sort of a list, as its address has them. */
export type Choice = Pick<ListState<string>, 'search' | 'sort' | 'filters'>;

/** Which rows, as the calls of a list take them; what the list does not have is left out. */
export function rowsAsked<L extends ListShape>(list: L, choice: Choice): RowsAsked<L>;
export function rowsAsked(list: ListShape, { search, sort, filters }: Choice): object {
  const filter = list.filters.find((known) => known === filters['filter']);
  const sortBy = sortIn(list.sorts, sort);
  const choices = Object.entries(list.choices)
    .map(([name, { schema, address = name, read = readingBy(schema) }]) => {
      const text = filters[address] ?? '';
      return [name, text === '' ? undefined : read(text)] as const;
    })
    .filter(([, value]) => value !== undefined);
  return {
    searchFor: search,
    ...(filter !== undefined && { filter }),
    ...Object.fromEntries(choices),
    ...(sortBy !== undefined && { sort: sortBy }),
  };
}

const readingBy = (schema: z.ZodMiniType) => (text: string) => z.safeParse(schema, text).data;
