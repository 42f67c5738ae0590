import * as z from 'zod/mini';
import type { Choices, Definition, ListOf, ListShape, SortsOf } from './list-types.ts';
import { pageOf, pageQuery, rowsQuery, type SortBy, wholeListQuery } from './paging.ts';
import { workbookOf } from './workbook-of.ts';

/** `/csv` stands before the company of a path, or at its end. */
function pathOf(path: string, part: string): `/${string}` {
  const [before = '', ofCompany] = path.split('/by-company-id/');
  return `/${before.slice(1)}/${part}${ofCompany === undefined ? '' : `/by-company-id/${ofCompany}`}`;
}

const optionalOf = (choices: Choices) =>
  Object.fromEntries(
    Object.entries(choices).map(([name, { schema }]) => [name, z.optional(schema)]),
  );

/**
 * Everything about a list that both sides must agree on, from one literal: its call, the call for its counts, those for
 * its files, and its columns with their headings (docs/decisions/0083). `serveList` serves it, `useListOf` shows it.
 */
export function listOf<const D extends Definition>(
  definition: D & { readonly sortedBy: SortBy<SortsOf<D>> },
): ListOf<D>;
export function listOf(definition: Definition): ListShape {
  const { path, summary, plural, needs, company, entry, counts, file, ...rest } = definition;
  const { filters = [], choices = {}, columns, comesWhole, workbook } = rest;
  const choiceQuery = optionalOf(choices);
  const sorts = Object.keys(columns).filter((name) => columns[name]?.sort);
  const { searchFor, filter, sort } = rowsQuery(filters, sorts);
  const rows = {
    searchFor,
    ...(filters.length > 0 && { filter }),
    sort,
    ...choiceQuery,
  };
  const reading = {
    method: 'GET',
    needs,
    ...(company && { company }),
    readsStandby: true,
    refusals: {},
  } as const;
  const csv = {
    ...reading,
    path: pathOf(path, 'csv'),
    summary: `The ${plural} of a list, all pages, as a file for a spreadsheet in the language of who asks`,
    query: z.strictObject(rows),
    download: 'text/csv',
    reply: z.string(),
  } as const;
  const { part = 'count', of = filters, also = {}, within } = counts ?? {};
  return {
    filters,
    choices,
    columns,
    sorts,
    rows,
    sortedBy: definition.sortedBy,
    list: {
      ...reading,
      path,
      summary,
      query: z.strictObject({ ...(comesWhole ? wholeListQuery : pageQuery).shape, ...rows }),
      reply: pageOf(entry),
    },
    ...(counts && {
      counts: {
        ...reading,
        path: pathOf(path, part),
        summary: counts.summary ?? `How many ${plural} each filter of the list has`,
        ...(within && { query: z.strictObject(choiceQuery) }),
        reply: z.object({ all: z.int(), counts: z.record(z.enum(of), z.int()), ...also }),
      },
    }),
    ...(file && { fileName: file, csv, ...(workbook && { xlsx: workbookOf(csv) }) }),
  };
}
