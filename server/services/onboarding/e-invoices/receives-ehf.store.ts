import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { type StoredOnboarding, onboardingStore } from '../application/onboarding.store.ts';

/** On the company, for its invoices, and on the onboarding, for the page that tells it. */
export const saveReceivesEhf = (
  database: Database,
  { id, tenant, company_id: companyId }: StoredOnboarding & { readonly company_id: number },
  receivesEhf: boolean,
): Promise<void> =>
  database.transaction(async (tx) => {
    await onboardingStore(tx, tenant).update(id, { receives_ehf: receivesEhf });
    await tablesOf(tx)
      .updateTable('companies.company')
      .set({ receives_ehf: receivesEhf })
      .where('tenant', '=', tenant)
      .where('id', '=', companyId)
      .execute();
  });

type PendingLookup = { readonly tenant: TenantId; readonly onboardingId: string };

/** Companies of onboardings of which nobody could tell whether they receive EHF. */
export const unansweredReceivers = (database: Database): Promise<PendingLookup[]> =>
  tablesOf(database)
    .selectFrom('onboarding.onboarding')
    .where('company_id', 'is not', null)
    .where('receives_ehf', 'is', null)
    .select((row) => [row.ref('tenant').$castTo<TenantId>().as('tenant'), 'id as onboardingId'])
    .orderBy('id')
    .execute();
