import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { limitUses } from '#platform/tries/tries.public.ts';
import type { OnboardingDependencies } from '../application/onboarding-dependencies.ts';
import { lookUpLimits } from '../application/onboarding-limits.ts';
import { findUnit } from './find-unit.ts';

export type LookUpDependencies = Pick<
  OnboardingDependencies,
  'database' | 'register' | 'onboardingFormOf'
>;

type LookUp = {
  readonly origin: { readonly tenant: TenantId };
  readonly params: { readonly orgNumber: string };
  readonly address: string;
  readonly now: Temporal.Instant;
};

/** The unit of a number that a visitor has typed: where the full form is offered, and so many times from one address. */
export async function lookUpUnit(
  { database, register, onboardingFormOf }: LookUpDependencies,
  { origin: { tenant }, params, address, now }: LookUp,
) {
  if (onboardingFormOf(tenant) !== 'full')
    return { refused: { code: 'ONBOARDING_NOT_OFFERED' } } as const;
  await database.transaction((tx) => limitUses(tx, lookUpLimits({ tenant, address }), now));
  return findUnit(register, params.orgNumber);
}
