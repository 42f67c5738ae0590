import type { ListShape, RowsQuery } from './list-types.ts';
import * as z from 'zod/mini';
import { type ListState, type pageQueryOf, sortIn } from './list-state.ts';

/** Search, filters and sort of a list, as its address has them. */
export type Choice = Pick<ListState<string>, 'search' | 'sort' | 'filters'>;

/** Which rows, as the calls of a list take them; what the list does not have is left out. */
export function rowsQueryFor<L extends ListShape>(list: L, choice: Choice): RowsQuery<L>;
export function rowsQueryFor(list: ListShape, { search, sort, filters }: Choice): object {
  const filter = list.filters.find((name) => name === filters['filter']);
  const sortBy = sortIn(list.sorts, sort);
  const choices = Object.keys(list.choices)
    .map((name) => [name, choiceOf(list, name, filters)] as const)
    .filter(([, value]) => value !== undefined);
  return {
    searchFor: search,
    ...(filter !== undefined && { filter }),
    ...Object.fromEntries(choices),
    ...(sortBy !== undefined && { sort: sortBy }),
  };
}

/** One page of a list, as its call takes it. */
export const pageOfRows = (
  list: ListShape,
  choice: Choice,
  { maxEntries, offset }: ReturnType<typeof pageQueryOf>,
): object => ({ ...rowsQueryFor(list, choice), maxEntries, offset });

/** What the address says of a choice; undefined for nothing, or for what no call takes. */
function choiceOf({ choices }: ListShape, name: string, filters: Choice['filters']): unknown {
  const choice = choices[name];
  const text = filters[choice?.address ?? name] ?? '';
  if (!choice || text === '') return undefined;
  return (choice.read ?? readingBy(choice.schema))(text);
}

/** The filters of an address without what is left out of the calls: the page shows what the rows are chosen by. */
export function appliedFilters<Filters extends Choice['filters']>(
  list: ListShape,
  filters: Filters,
): Filters {
  const ignored = Object.entries(list.choices)
    .filter(([name]) => choiceOf(list, name, filters) === undefined)
    .map(([name, { address = name }]) => [address, '']);
  return { ...filters, ...Object.fromEntries(ignored) };
}

const readingBy = (schema: z.ZodMiniType) => (text: string) => z.safeParse(schema, text).data;

/** The names in an address by which a list is filtered. */
export const filterNamesOf = ({ filters, choices }: Pick<ListShape, 'filters' | 'choices'>) => [
  ...(filters.length > 0 ? ['filter'] : []),
  ...Object.entries(choices).map(([name, { address = name }]) => address),
];

/** The choices that the counts of a list are within; undefined where they are of the whole list. */
export function countedWithin(list: ListShape, choice: Choice): object | undefined {
  if (list.counts?.query === undefined) return undefined;
  const names = Object.keys(list.choices);
  const params = Object.entries(rowsQueryFor(list, choice)).filter(([name]) =>
    names.includes(name),
  );
  return Object.fromEntries(params);
}
