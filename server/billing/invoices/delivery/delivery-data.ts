import { z } from 'zod';
import { knownTenant } from '#platform/tenants/known-tenant.ts';

/** What a job that sends a document knows of it: ids alone. */
export const deliveryData = z.strictObject({
  tenant: knownTenant,
  companyId: z.int(),
  invoiceId: z.int(),
  // Jobs of an earlier version did not say it.
  attempt: z.int().default(1),
});

export const messageOfError = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
