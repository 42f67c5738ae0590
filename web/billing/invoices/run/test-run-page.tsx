import { getInventedData } from '@takst/contract/billing/invoices/run/get-invented-data.contract.ts';
import { getRunCheck } from '@takst/contract/billing/invoices/run/get-run-check.contract.ts';
import { listInvoiceRuns } from '@takst/contract/billing/invoices/run/list-invoice-runs.contract.ts';
import { previewInvoiceRun } from '@takst/contract/billing/invoices/run/preview-invoice-run.contract.ts';
import { startInvoiceRun } from '@takst/contract/billing/invoices/run/start-invoice-run.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { InvoiceRunsPage } from './invoice-runs.page.tsx';
import { dryRun } from './test-runs.ts';

export const nothing = { count: 0, first: [] as object[] };
/** All is closed and delivered. */
export const inOrder = {
  firstMonth: '2025-01-01' as string | null,
  lastMonth: '2026-01-01',
  openMonths: { ...nothing, moreCompanies: 0 },
  unaddressed: nothing,
  unreached: nothing,
};

interface RunsOptions {
  runs?: readonly object[];
  preview?: object;
  check?: object;
  invented?: readonly object[];
  tenant?: TenantId;
}

/** Opens the page of the runs with a fake server. */
export async function openRuns(options: RunsOptions = {}) {
  const { runs = [], preview = dryRun, check = inOrder, invented = [], tenant = 'ruter' } = options;
  const server = fakeServer(
    [listInvoiceRuns, { status: 200, body: runs }],
    [previewInvoiceRun, { status: 200, body: preview }],
    [getRunCheck, { status: 200, body: check }],
    [startInvoiceRun, { status: 200, body: { id: 5 } }],
    [getInventedData, { status: 200, body: { data: invented } }],
  );
  const { router } = await openPage({
    pages: { '/fakturakjoring': InvoiceRunsPage, '/elsewhere': () => 'elsewhere' },
    at: '/fakturakjoring',
    texts: ['invoice-runs', 'agreement-types'],
    features: ['invoices.run'],
    tenant,
  });
  return { server, router };
}
