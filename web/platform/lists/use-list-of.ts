import type { EntryOf, ListShape } from '@takst/contract/platform/lists/list-types.ts';
import {
  type Choice,
  countedWithin,
  filterNamesOf,
  appliedFilters,
  pageOfRows,
  rowsQueryFor,
} from '@takst/contract/platform/lists/rows-asked.ts';
import type { Reply, Route } from '@takst/contract/platform/calls/route.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { addressOf, type CallInput } from '#platform/api/call-input.ts';
import { embeddedReply } from '#platform/api/embedded-answers.ts';
import { replyOf } from '#platform/api/query.ts';
import { sessionIn, useSessionState } from '#platform/session/use-session.ts';
import { type List, type ListPage, useList } from '#platform/design/list/use-list.ts';

/** The names in the address by which a list is filtered. */
export type FilterName<L extends ListShape> =
  | 'filter'
  | {
      [K in keyof L['choices'] & string]: L['choices'][K] extends {
        address: infer Address extends string;
      }
        ? Address
        : K;
    }[keyof L['choices'] & string];

/** What the counts of a list say. */
export type CountsOf<L extends ListShape> = L extends { counts: infer R extends Route }
  ? Reply<R>
  : undefined;

/** A list as its page shows it. */
export interface PageList<L extends ListShape> extends List<EntryOf<L>, FilterName<L>> {
  /** Its literal. */
  of: L;
  /** The addresses of the files with all pages of the current filter. */
  files: { csv: string | undefined; xlsx: string | undefined };
}

/** The list that fills a page, of the company of the session where it is of one; its state is in the address. */
export function useListOf<L extends ListShape>(list: L): PageList<L> {
  const company = useCompanyOf(list);
  const rows = useList(
    ({ pageQuery, ...choice }) =>
      readingOf<ListPage<EntryOf<L>>>(list.list, {
        ...company,
        query: pageOfRows(list, choice, pageQuery),
      }),
    filterNamesOf(list) as FilterName<L>[],
  );
  return {
    ...rows,
    of: list,
    filters: appliedFilters(list, rows.filters),
    files: filesOf(list, company, rows),
  };
}

/**
 * How many rows a list has in all and by filter, and what else its counts say; undefined while they are loading. Where it
 * counts within choices, they are those of the page.
 */
export function useCountsOf<L extends ListShape>(
  list: L,
  choice: Choice = noChoice,
): CountsOf<L> | undefined {
  const company = useCompanyOf(list);
  const { counts } = list;
  const { data } = useQuery({
    ...readingOf<CountsOf<L>>(counts ?? list.list, {
      ...company,
      query: countedWithin(list, choice),
    }),
    enabled: counts !== undefined,
    throwOnError: false,
  });
  return data;
}

const noChoice: Choice = { search: '', sort: '', filters: {} };

type Company = { params?: { id: number } };

function useCompanyOf({ list }: ListShape): Company {
  const session = sessionIn(useSessionState());
  return list.company === undefined || !session ? {} : { params: { id: session.company.id } };
}

/** The same query as `queryOf` of the call; its reply is checked against the contract. */
const readingOf = <Answer>(
  route: Route,
  companyAndQuery: Company & { query?: object | undefined },
) => {
  const input = companyAndQuery as CallInput<Route>;
  return queryOptions({
    queryKey: [route.path, input] as const,
    queryFn: async ({ signal }) => (await replyOf(route, input, signal)) as Answer,
    initialData: () => embeddedReply(route, input) as Answer | undefined,
  });
};

function filesOf({ csv, xlsx, ...list }: ListShape, company: Company, choice: Choice) {
  const input = { ...company, query: rowsQueryFor(list, choice) };
  return { csv: csv && addressOf(csv, input), xlsx: xlsx && addressOf(xlsx, input) };
}
