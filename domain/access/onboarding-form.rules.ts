import type { TenantId } from '#tenants/tenant-id.ts';
import { tenants } from '#tenants/tenants.ts';

/**
 * The form with which a company becomes a customer: full outside production, simple in it
 * (spec 1 §4). The specification says so of users who are signed in; visitors get the same.
 */
export function onboardingFormFor(
  tenant: TenantId,
  { production }: { production: boolean },
): 'full' | 'simple' | 'none' {
  if (!tenants[tenant].offers.has('onboarding')) return 'none';
  return production ? 'simple' : 'full';
}
