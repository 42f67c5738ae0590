import { downloadPayrollChanges } from '@takst/contract/billing/payroll/download-payroll-changes.contract.ts';
import { getPayrollOverview } from '@takst/contract/billing/payroll/get-payroll-overview.contract.ts';
import { listChangedSubscriptions } from '@takst/contract/billing/payroll/list-changed-subscriptions.contract.ts';
import { listPayrollChanges } from '@takst/contract/billing/payroll/list-payroll-changes.contract.ts';
import type { PayrollChange } from '@takst/contract/billing/payroll/payroll-change.schema.ts';
import {
  checkPayrollFile,
  downloadPayrollFile,
} from '@takst/contract/billing/payroll/payroll-file.contract.ts';
import {
  getPayrollSettings,
  savePayrollSettings,
} from '@takst/contract/billing/payroll/payroll-settings.contract.ts';
import type { CallInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { placePayrollTickets } from './test-payroll.store.ts';

type Query = CallInput<typeof listPayrollChanges>['query'];
type FileQuery = CallInput<typeof downloadPayrollFile>['query'];
const may = { month: '2026-05-01' };
type Settings = CallInput<typeof savePayrollSettings>['body'];

/** It is March 2026: Ada is new in April, Bo ends with April, Cy pays more from May. */
export async function payrollIn(portal: TestPortal) {
  const hr = portal.user('hr');
  const company = portal.company('single-service');
  const { id } = company;
  const agreement = company.agreements[0]?.id ?? 0;
  await placePayrollTickets(portal.database, { tenant: company.tenant, companyId: id, agreement });
  const params = { id };
  const list = async (query: Query = {}) =>
    (await portal.callAs(hr, listPayrollChanges, { params, query })).json as {
      totalEntries: number;
      matches: PayrollChange[];
    };
  return {
    portal,
    hr,
    id,
    agreement,
    list,
    names: async (query: Query = {}) =>
      (await list({ searchFor: 'testesen', ...query })).matches.map(
        ({ changeType, month, newLine, oldLine, priceDifference }) =>
          `${(newLine ?? oldLine).firstName} ${changeType} ${String(month)} ${priceDifference}`,
      ),
    overview: async () => (await portal.callAs(hr, getPayrollOverview, { params, query: {} })).json,
    file: (query: Query = {}) => portal.callAs(hr, downloadPayrollChanges, { params, query }),
    check: (query: FileQuery = may) => portal.callAs(hr, checkPayrollFile, { params, query }),
    payroll: (query: FileQuery = may) => portal.callAs(hr, downloadPayrollFile, { params, query }),
    settings: () => portal.callAs(hr, getPayrollSettings, { params }),
    save: (body: Settings) => portal.callAs(hr, savePayrollSettings, { params, body }),
    changed: (query: NonNullable<CallInput<typeof listChangedSubscriptions>['query']>) =>
      portal.callAs(hr, listChangedSubscriptions, { query }),
  };
}
