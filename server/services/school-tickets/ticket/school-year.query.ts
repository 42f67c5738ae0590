import type { SchoolYear } from '@takst/domain/services/school-tickets/school-year.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** The school years of an operator, the earliest first; none where it sells no school tickets. */
export const schoolYearsOf = (
  source: Database | Transaction,
  tenant: TenantId,
): Promise<SchoolYear[]> =>
  tablesOf(source)
    .selectFrom('school_tickets.school_year')
    .select([
      'opens_on as opensOn',
      'first_start as firstStart',
      'latest_start as latestStart',
      'last_day as lastDay',
    ])
    .where('tenant', '=', tenant)
    .orderBy('first_start')
    .execute();
