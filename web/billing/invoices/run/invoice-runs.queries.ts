import { getRunCheck } from '@takst/contract/billing/invoices/run/get-run-check.contract.ts';
import { listInvoiceRuns } from '@takst/contract/billing/invoices/run/list-invoice-runs.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';

/** How often the runs are asked for while one of them goes on. */
const refetchMs = 1000;

export const invoiceRunsQuery = queryOptions({
  ...queryOf(listInvoiceRuns, {}),
  refetchInterval: ({ state }) =>
    state.data?.some(({ finishedAt }) => finishedAt === null) ? refetchMs : false,
  staleTime: 0,
});

/** Asked for again whenever the page is opened: runs and settings of companies change it. */
export const runCheckQuery = queryOptions({ ...queryOf(getRunCheck, {}), staleTime: 0 });
