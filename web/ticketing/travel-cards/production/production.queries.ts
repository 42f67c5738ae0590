import {
  countManufactureReports,
  getManufactureReport,
  type ManufactureReport,
  reportStates,
} from '@takst/contract/ticketing/travel-cards/manufacture-report.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { idOf } from '#platform/api/id-of.ts';
import { queryOf, replyOf } from '#platform/api/query.ts';

/** A row of the production list; companies and days together are its key. */
export type ProductionRow = ManufactureReport & { readonly id: number };

const epoch = Temporal.PlainDate.from('1970-01-01');
const daysOfOneCompany = 1e5;

const rowOf = (report: ManufactureReport): ProductionRow => ({
  ...report,
  id:
    report.company.id * daysOfOneCompany +
    (report.manufacturedDate ? epoch.until(report.manufacturedDate).days : 0),
});

type ProductionRequest = {
  readonly pageQuery: { readonly maxEntries: number; readonly offset: number };
  readonly filters: { readonly company: string; readonly state: string };
};

/** A company of the address; none for all of them. */
function companyIn(company: string) {
  const companyId = idOf(company);
  return companyId === null ? {} : { companyId };
}

/** A page of the production list, of one company or of all. */
export function productionQuery({
  pageQuery: { maxEntries, offset },
  filters: { company, state: stateInAddress },
}: ProductionRequest) {
  const state = reportStates.find((one) => one === stateInAddress);
  const input = {
    query: { maxEntries, offset, ...companyIn(company), ...(state && { state }) },
  };
  return queryOptions({
    queryKey: [getManufactureReport.path, input] as const,
    queryFn: async ({ signal }) => {
      const { totalEntries, matches } = await replyOf(getManufactureReport, input, signal);
      return { totalEntries, matches: matches.map(rowOf) };
    },
  });
}

/** How many rows there are in each state, of one company or of all. */
export const productionCountsQuery = (company: string) =>
  queryOf(countManufactureReports, { query: companyIn(company) });

/** The cards that were made for a company on a day. */
export const reportQuery = (companyId: number, manufacturedDate: Temporal.PlainDate) =>
  queryOf(getManufactureReport, { query: { companyId, manufacturedDate } });
