import { downloadPayrollChanges } from '@takst/contract/billing/payroll/download-payroll-changes.contract.ts';
import { getPayrollOverview } from '@takst/contract/billing/payroll/get-payroll-overview.contract.ts';
import {
  listPayrollChanges,
  payrollSorts,
} from '@takst/contract/billing/payroll/list-payroll-changes.contract.ts';
import { changeTypes } from '@takst/domain/billing/payroll/change-type.ts';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '#platform/api/call-input.ts';
import { queryOf } from '#platform/api/query.ts';
import { monthIn } from '@takst/domain/platform/time/month-text.rules.ts';
import { sortIn } from '@takst/contract/platform/lists/list-state.ts';

export const payrollFilterNames = ['filter', 'month', 'from'] as const;
export type PayrollFilter = (typeof payrollFilterNames)[number];

/** Whose changes, and whether another month may be chosen (spec 2 §2). */
export type PayrollSource = { companyId: number; hasDatePicker: boolean };

/** Search, filters and sort of the list, as the address has them; what no list has is left out. */
export type PayrollChoice = {
  search: string;
  sort: string;
  filters: Readonly<Record<PayrollFilter, string>>;
};

const fromOf = ({ hasDatePicker }: PayrollSource, { from }: { from: string }) => {
  const month = hasDatePicker ? monthIn(from) : undefined;
  return month ? { from: month } : {};
};

function rowsOf(source: PayrollSource, { search, sort, filters }: PayrollChoice) {
  const filter = changeTypes.find((type) => type === filters.filter);
  const month = monthIn(filters.month);
  const sortBy = sortIn(payrollSorts, sort);
  return {
    searchFor: search,
    ...fromOf(source, filters),
    ...(filter && { filter }),
    ...(month && { month }),
    ...(sortBy && { sort: sortBy }),
  };
}

type PageOfRows = PayrollChoice & { pageQuery: { maxEntries: number; offset: number } };

export const payrollChangesQuery =
  (source: PayrollSource) =>
  ({ pageQuery: { maxEntries, offset }, ...choice }: PageOfRows) =>
    queryOf(listPayrollChanges, {
      params: { id: source.companyId },
      query: { ...rowsOf(source, choice), maxEntries, offset },
    });

export const payrollOverviewQuery = (source: PayrollSource, filters: { from: string }) =>
  queryOptions({
    ...queryOf(getPayrollOverview, {
      params: { id: source.companyId },
      query: fromOf(source, filters),
    }),
    throwOnError: false,
  });

/** The address of the file with all pages of the current filter. */
export const payrollChangesFile = (source: PayrollSource, choice: PayrollChoice): string =>
  addressOf(downloadPayrollChanges, {
    params: { id: source.companyId },
    query: rowsOf(source, choice),
  });
