import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import type { TicketServices } from '#ticketing/tickets/tickets.public.ts';
import { downloadPayrollChanges } from './download-payroll-changes.ts';
import { getPayrollOverview } from './get-payroll-overview.ts';
import { listChangedSubscriptions } from './list-changed-subscriptions.ts';
import { listPayrollChanges } from './list-payroll-changes.ts';
import { checkPayrollFile, downloadPayrollFile } from './payroll-file.ts';
import { getPayrollSettings, savePayrollSettings } from './payroll-settings.ts';

type Dependencies = { database: Database; changes: ChangePath; services: TicketServices };

/** What changes in the payroll deductions of a company, and the files of it (spec 2 §2, §7). */
export const payrollRoutes = ({ database, changes, services }: Dependencies): ServedRoute[] => [
  listPayrollChanges(database, services),
  getPayrollOverview(database, services),
  downloadPayrollChanges(database, services),
  listChangedSubscriptions(database, services),
  checkPayrollFile(database, services),
  downloadPayrollFile(database, services),
  getPayrollSettings(database),
  savePayrollSettings(changes),
];
