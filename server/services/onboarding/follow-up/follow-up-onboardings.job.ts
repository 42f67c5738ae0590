import { remindersDue } from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import type { PerTenant, TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { onboardingScope } from '#platform/scope/onboarding-scope.ts';
import { deleteUnsignedAgreements } from '#customers/agreements/agreements.public.ts';
import type { Change, ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import { job } from '#platform/jobs/job.ts';
import type { Clock } from '#platform/time/clock.ts';
import { endOnboarding } from '../begin/end-onboarding.ts';
import { sendLink, notifyEverybody } from '../emails/send-onboarding-emails.ts';
import { expiryOf } from '../application/onboarding-facts.ts';
import { onboardingStore, type StoredOnboarding } from '../application/onboarding.store.ts';
import { unfinishedOnboardings } from './unfinished.query.ts';

type Dependencies = {
  readonly database: Database;
  readonly changes: ChangePath;
  readonly clock: Clock;
  readonly origins: PerTenant<string>;
};

/**
 * Reminds signees 3 and 10 days after they were asked, and ends what nobody signed in 30 days. Each onboarding is a change
 * of its own that notes what was sent, so a reminder goes out once; after days in which nothing ran, the newest that is due.
 */
export const followUpOnboardingsJob = job({
  name: 'follow-up-onboardings',
  data: z.strictObject({}),
  schedule: { dailyAt: '08:20', data: {} },
  retries: 3,
  async work(_, dependencies: Dependencies) {
    const { database, changes } = dependencies;
    const failures: unknown[] = [];
    for (const { tenant, id } of await unfinishedOnboardings(database)) {
      await changes(jobOrigin(tenant), async (change) => {
        await followUp(dependencies, change, { tenant, id });
        return { reply: null };
        // One that cannot be followed up leaves the others alone.
      }).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  },
});

const jobOrigin = (tenant: TenantId) => ({
  tenant,
  userId: null,
  channel: 'job' as const,
  requestId: randomUUID(),
  idempotency: null,
});

async function followUp(
  { clock, origins }: Dependencies,
  change: Change,
  { tenant, id }: { readonly tenant: TenantId; readonly id: string },
): Promise<void> {
  const now = clock.now();
  const store = onboardingStore(change.tx, tenant);
  const onboarding = await store.lock(id);
  if (!onboarding || onboarding.ended_at !== null) return;
  const sending = { ...change, store, origins };
  if (Temporal.Instant.compare(now, expiryOf(onboarding)) >= 0) {
    return endLate(sending, onboarding, now);
  }
  if (onboarding.support_reason !== null || onboarding.completed_at !== null) return;
  for (const signature of onboarding.signatures) {
    if (signature.signed_at !== null || signature.asked_at === null) continue;
    const days = Math.floor(now.since(signature.asked_at).total('hours') / 24);
    const due = remindersDue(days);
    if (due <= signature.reminders_sent) continue;
    await store.updateSignature(signature.id, { reminders_sent: due });
    await sendLink(sending, onboarding, { signature, isReminder: true });
  }
}

/** People who never proved who they are get no e-mail: anybody may have typed their address. */
async function endLate(
  sending: Change & Parameters<typeof notifyEverybody>[0],
  onboarding: StoredOnboarding,
  now: Temporal.Instant,
): Promise<void> {
  const { id, tenant, company_id: companyId } = onboarding;
  await endOnboarding(sending, { id, companyId, now, reason: 'too-late' });
  if (companyId !== null) {
    const scope = onboardingScope(tenant, [companyId]);
    await deleteUnsignedAgreements(sending, { scope, companyId, now });
  }
  if (onboarding.identified_at !== null) await notifyEverybody(sending, onboarding, 'not-signed');
}
