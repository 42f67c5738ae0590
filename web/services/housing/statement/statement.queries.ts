import {
  downloadStatementPdf,
  downloadStatementXlsx,
} from '@takst/contract/services/housing/statement/download-statement.contract.ts';
import { getStatement } from '@takst/contract/services/housing/statement/get-statement.contract.ts';
import {
  listStatementUnits,
  statementFilters,
  statementSorts,
  type StatementUnit,
} from '@takst/contract/services/housing/statement/list-statement-units.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '#platform/api/call-input.ts';
import { queryOf } from '#platform/api/query.ts';
import { sortIn } from '@takst/contract/platform/lists/list-state.ts';
import type { List } from '#platform/design/list/use-list.ts';

export const statementFilterNames = ['filter', 'year'] as const;
type StatementFilter = (typeof statementFilterNames)[number];
export type StatementList = List<StatementUnit, StatementFilter>;

export type StatementSource = { companyId: number; today: Temporal.PlainDate };

/** The company, and the year of an address; today's where it names none that has begun. */
export function statementInput({ companyId, today }: StatementSource, { year }: { year: string }) {
  const isBegun = /^20\d\d$/.test(year) && Number(year) <= today.year;
  return { params: { id: companyId }, query: isBegun ? { year: Number(year) } : {} };
}
export type StatementInput = ReturnType<typeof statementInput>;

export const statementQuery = (input: StatementInput) =>
  queryOptions({ ...queryOf(getStatement, input), throwOnError: false });

type Request = {
  search: string;
  sort: string;
  filters: Readonly<Record<StatementFilter, string>>;
  pageQuery: { maxEntries: number; offset: number; searchFor: string };
};

export const statementUnitsQuery =
  (source: StatementSource) =>
  ({ pageQuery, sort, filters }: Request) => {
    const { params, query } = statementInput(source, filters);
    const filter = statementFilters.find((name) => name === filters.filter);
    const sortBy = sortIn(statementSorts, sort);
    return queryOf(listStatementUnits, {
      params,
      query: { ...query, ...pageQuery, ...(filter && { filter }), ...(sortBy && { sort: sortBy }) },
    });
  };

export const statementFiles = (input: StatementInput) => ({
  pdf: addressOf(downloadStatementPdf, input),
  xlsx: addressOf(downloadStatementXlsx, input),
});
