import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type UnfinishedOnboarding = { readonly tenant: TenantId; readonly id: string };

/** Onboardings that have not ended and are not completed. */
export const unfinishedOnboardings = (database: Database): Promise<UnfinishedOnboarding[]> =>
  tablesOf(database)
    .selectFrom('onboarding.onboarding')
    .where('ended_at', 'is', null)
    .where((row) => row.or([row('completed_at', 'is', null), row('company_id', 'is', null)]))
    .select((row) => [row.ref('tenant').$castTo<TenantId>().as('tenant'), 'id'])
    .orderBy('created_at')
    .execute();
