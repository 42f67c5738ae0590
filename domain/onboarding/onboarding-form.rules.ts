import type { TenantId } from '#tenants/tenant-id.ts';
import { tenants } from '#tenants/tenants.ts';

/** The whole onboarding with identity verification, or a plain request for access. */
export type OnboardingForm = 'full' | 'simple';

/**
 * The form at /register: the main operator's alone, the full one outside production (spec 1 §4).
 * The specification says so of those who are signed in; visitors get the same.
 */
export function onboardingFormFor(tenant: TenantId, production: boolean): OnboardingForm | null {
  if (!tenants[tenant].offers.has('onboarding')) return null;
  return production ? 'simple' : 'full';
}
