import type { CompanyHistoryEntry } from '@takst/contract/companies/company-history.schema.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { differencesBy } from '#changes/differences.ts';
import { ticketNames } from '#company-tickets/company-tickets.public.ts';
import type { Database } from '#db/database.ts';
import type { HistoryRow } from './company-history.query.ts';
import { companyReadings, type HistoryNames } from './company-readings.ts';

/** What ids in the record are called today. */
export const historyNames = async (
  database: Database,
  tenant: TenantId,
  today: Temporal.PlainDate,
): Promise<HistoryNames> => ({ ...(await ticketNames(database, tenant, today)), tenant });

/** A recorded change as it is told: fields that are not known by name stay in the record. */
export const entryOf = (
  { before, after, ...row }: HistoryRow,
  names: HistoryNames,
): CompanyHistoryEntry => ({
  ...row,
  at: Temporal.Instant.from(row.at),
  differences: differencesBy(companyReadings, { before, after }, names),
});
