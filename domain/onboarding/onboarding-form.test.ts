import { describe, expect, it } from 'vitest';
import { onboardingFormFor } from './onboarding-form.rules.ts';

describe('the onboarding form (spec 1 §4)', () => {
  it('is the main operator’s: the full one outside production, the simple one in it', () => {
    expect(onboardingFormFor('ruter', false)).toBe('full');
    expect(onboardingFormFor('ruter', true)).toBe('simple');
  });

  it.each(['akt', 'fjord'] as const)('%s has none', (tenant) => {
    expect(onboardingFormFor(tenant, false)).toBeNull();
    expect(onboardingFormFor(tenant, true)).toBeNull();
  });
});
