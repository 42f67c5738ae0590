import { describe, expect, it } from 'vitest';
import { features } from './feature.ts';
import { type AccessCompany, featuresFor } from './features-for.rules.ts';

describe('what the operator has set for a company', () => {
  const featuresWith = (settings: Partial<AccessCompany>, globalRoles: readonly string[] = []) =>
    featuresFor({
      user: { globalRoles },
      company: {
        roles: ['COMPANY_ADMIN'],
        agreements: [{ subtype: 'SUBSCRIPTIONS', endDate: null }],
        arbitraryDates: false,
        disableRefundSubscriptionButton: false,
        ...settings,
      },
      tenant: 'ruter',
      today: Temporal.PlainDate.from('2026-03-06'),
      production: false,
    });

  it('arbitrary dates give its administrator any date', () => {
    expect(featuresWith({ arbitraryDates: true }).has('dates.arbitrary')).toBe(true);
    expect(featuresWith({ arbitraryDates: false }).has('dates.arbitrary')).toBe(false);
  });

  it('can take refunds and second discount codes of subscriptions from everybody (spec 2 §6)', () => {
    const support = ['GLOBAL_COMPANY_ADMIN'];
    const remainingFeatures = featuresWith({ disableRefundSubscriptionButton: true }, support);
    const removedFeatures = features.filter(
      (feature) => featuresWith({}, support).has(feature) && !remainingFeatures.has(feature),
    );
    expect(removedFeatures).toEqual(['subscriptions.refund', 'subscriptions.resendCode']);
  });
});
