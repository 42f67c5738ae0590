import { downloadUnitCosts } from '@takst/contract/services/housing/costs/download-unit-costs.contract.ts';
import { getUnitCostOverview } from '@takst/contract/services/housing/costs/get-unit-cost-overview.contract.ts';
import {
  listUnitCosts,
  unitCostFilters,
  unitCostSorts,
} from '@takst/contract/services/housing/costs/list-unit-costs.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { sheetFiles } from '#platform/design/buttons/sheet-files.ts';
import { monthIn } from '@takst/domain/platform/time/month-text.rules.ts';
import { sortIn } from '@takst/contract/platform/lists/list-state.ts';

/** `from` is the month, as the view of the changes calls it. */
export const unitCostFilterNames = ['filter', 'from'] as const;

type UnitCostChoice = {
  search: string;
  sort: string;
  filters: Readonly<Record<(typeof unitCostFilterNames)[number], string>>;
};

const monthOf = ({ from }: { from: string }) => {
  const month = monthIn(from);
  return month ? { month } : {};
};

function rowsOf({ search, sort, filters }: UnitCostChoice) {
  const filter = unitCostFilters.find((name) => name === filters.filter);
  const sortBy = sortIn(unitCostSorts, sort);
  return {
    searchFor: search,
    ...monthOf(filters),
    ...(filter && { filter }),
    ...(sortBy && { sort: sortBy }),
  };
}

type PageOfRows = UnitCostChoice & { pageQuery: { maxEntries: number; offset: number } };

export const unitCostsQuery =
  (companyId: number) =>
  ({ pageQuery: { maxEntries, offset }, ...choice }: PageOfRows) =>
    queryOf(listUnitCosts, {
      params: { id: companyId },
      query: { ...rowsOf(choice), maxEntries, offset },
    });

export const unitCostOverviewQuery = (companyId: number, filters: { from: string }) =>
  queryOptions({
    ...queryOf(getUnitCostOverview, { params: { id: companyId }, query: monthOf(filters) }),
    throwOnError: false,
  });

/** The addresses of the files with all pages of the current filter. */
export const unitCostFiles = (companyId: number, choice: UnitCostChoice) =>
  sheetFiles(downloadUnitCosts, { params: { id: companyId }, query: rowsOf(choice) });
