import type { Feature } from '@takst/domain/platform/access/feature.ts';
import type { CompanyRole, GlobalRole } from '@takst/domain/platform/access/roles.ts';
import type { AgreementSubtype } from '@takst/domain/platform/tenants/agreement-subtype.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { companyOf, granlia, kari } from '#testing/session-answers.ts';
import { featuresAnywhere, hasEverywhere, reachesSeveral } from './features-anywhere.ts';

beforeEach(() => pageFactsOf({ signedIn: true }));

const school = (id: number, role: CompanyRole, subTypeId: AgreementSubtype = 'SCHOOLTICKET') => {
  const company = companyOf({ id, roles: [role] });
  return { ...company, allAgreements: company.allAgreements.map((one) => ({ ...one, subTypeId })) };
};
const admin = (id: number) => school(id, 'SCHOOLTICKET_ADMIN');

type SessionFields = { roles?: GlobalRole[]; matches?: ReturnType<typeof admin>[]; more?: number };

const signedIn = ({ roles = [], matches = [], more = 0 }: SessionFields) => ({
  user: { ...kari, roles },
  companies: { totalEntries: matches.length + more, matches },
  features: new Set<Feature>(),
  tenant: 'ruter' as const,
  today: Temporal.PlainDate.from('2026-03-04'),
});

describe('who reaches several schools', () => {
  it.each<[string, SessionFields, several: boolean, everywhere: boolean]>([
    ['nobody', {}, false, false],
    ['one school', { matches: [admin(1)] }, false, false],
    ['two schools', { matches: [admin(1), admin(2)] }, true, false],
    ['a school and another role', { matches: [admin(1), school(2, 'USER_ADMIN')] }, false, false],
    [
      'a school and the role in a company that is none',
      { matches: [admin(1), school(2, 'SCHOOLTICKET_ADMIN', 'SUBSCRIPTIONS')] },
      false,
      false,
    ],
    ['support of schools', { roles: ['GLOBAL_SCHOOLTICKET_ADMIN'], more: 20 }, true, true],
    ['support of one company', { roles: ['GLOBAL_SCHOOLTICKET_ADMIN'], more: 1 }, false, true],
    ['other support', { roles: ['GLOBAL_COMPANY_ADMIN'], more: 20 }, false, false],
    [
      'other support with two schools',
      { roles: ['GLOBAL_COMPANY_ADMIN'], matches: [admin(1), admin(2)], more: 20 },
      true,
      false,
    ],
  ])('%s', (_, fields, several, everywhere) => {
    expect(reachesSeveral(signedIn(fields), 'school')).toBe(several);
    expect(hasEverywhere(signedIn(fields), 'school')).toBe(everywhere);
  });
});

describe('what the settings of a company let its people do', () => {
  it.each([
    [{}, ['subscriptions.resendCode']],
    [{ arbitraryDates: true }, ['dates.arbitrary', 'subscriptions.resendCode']],
    [{ disableRefundSubscriptionButton: true }, []],
  ] as const)('%j: %j', (settings, features) => {
    const agreementSettings = { ...granlia.agreementSettings, ...settings };
    const own = featuresAnywhere(signedIn({ matches: [companyOf({ agreementSettings })] }));
    const decided = ['dates.arbitrary', 'subscriptions.resendCode'] as const;
    expect(decided.filter((feature) => own.has(feature))).toEqual(features);
  });
});
