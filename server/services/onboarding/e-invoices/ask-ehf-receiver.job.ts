import { knownTenant } from '#platform/tenants/known-tenant.ts';
import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import type { EInvoiceReceivers } from '#platform/integrations/e-invoice-receivers/e-invoice-receivers.public.ts';
import { job, triesForHours } from '#platform/jobs/job.ts';
import { onboardingStore } from '../application/onboarding.store.ts';
import { saveReceivesEhf, unansweredReceivers } from './receives-ehf.store.ts';

type Dependencies = { readonly database: Database; readonly eInvoiceReceivers: EInvoiceReceivers };

/**
 * Asks whether a new company receives EHF, so that its first invoice reaches it (issue: asked at once). It is asked after the
 * transaction that makes the company, so nobody waits for the registry.
 */
export const askEhfReceiver = job({
  name: 'ask-ehf-receiver',
  data: z.strictObject({ tenant: knownTenant, onboardingId: z.string() }),
  retries: triesForHours,
  async work({ tenant, onboardingId }, { database, eInvoiceReceivers }: Dependencies) {
    const onboarding = await onboardingStore(database, tenant).findById(onboardingId);
    if (!onboarding || onboarding.company_id === null || onboarding.receives_ehf !== null) return;
    const receivesEhf = await eInvoiceReceivers.receivesEhf(onboarding.organisation_number);
    await saveReceivesEhf(
      database,
      { ...onboarding, company_id: onboarding.company_id },
      receivesEhf,
    );
  },
});

/** Asks again each day for companies of which nobody could tell, until it is answered. */
export const askEhfReceiversAgain = job({
  name: 'ask-ehf-receivers-again',
  data: z.strictObject({}),
  schedule: { dailyAt: '05:40', data: {} },
  retries: 3,
  async work(_, dependencies: Dependencies) {
    const failures: unknown[] = [];
    for (const { tenant, onboardingId } of await unansweredReceivers(dependencies.database)) {
      // One company that cannot be asked about leaves the others alone.
      await askEhfReceiver
        .run({ tenant, onboardingId }, dependencies, '')
        .catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  },
});
