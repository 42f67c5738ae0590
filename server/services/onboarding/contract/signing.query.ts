import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** The onboarding whose contract was signed by a signing. */
export const onboardingOfSigning = (database: Database, signingId: string) =>
  tablesOf(database)
    .selectFrom('onboarding.signature')
    .where('signing_id', '=', signingId)
    .select((row) => [row.ref('tenant').$castTo<TenantId>().as('tenant'), 'onboarding_id as id'])
    .executeTakeFirst();
