import { describe, expect, it } from 'vitest';
import { closedPage } from './closed-page.rules.ts';
import type { FeatureNeed } from './feature-need.rules.ts';
import { type AccessCompany, type AccessQuestion, featuresFor } from './features-for.rules.ts';
import { ticketServiceAccess } from './ticket-service-access.ts';
import { ticketServiceIds } from './ticket-service-id.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

const questionOf = (company: Partial<AccessCompany>): AccessQuestion => ({
  user: { globalRoles: [] },
  company: {
    roles: ['USER_ADMIN'],
    agreements: [],
    arbitraryDates: false,
    disableRefundSubscriptionButton: false,
    ...company,
  },
  tenant: 'ruter',
  today: day('2026-11-03'),
  production: false,
});
const closedBy = (need: FeatureNeed, company: Partial<AccessCompany>) =>
  closedPage(questionOf(company), need);
const valid = [{ subtype: 'SCHOOLTICKET', endDate: null }];

describe('a closed page', () => {
  it('has the reason of its own service, and of no other', () => {
    const ended = [{ subtype: 'SUBSCRIPTIONS', endDate: day('2026-09-30') }];
    const roles = ['COMPANY_ADMIN'];
    expect(closedBy('companyTicket.order', { agreements: ended, roles })).toEqual({
      service: 'company-tickets',
      reason: 'expired',
      since: day('2026-09-30'),
    });
    expect(closedBy({ any: ['school', 'school.order'] }, { agreements: ended, roles })).toEqual({
      service: 'school-tickets',
      reason: 'no-agreement',
    });
    expect(closedBy({ all: ['companyDetails', 'housing'] }, {})).toEqual({
      service: 'housing',
      reason: 'no-agreement',
    });
  });

  it.each(ticketServiceIds)('of %s names the role that would open it', (service) => {
    const { feature, orderFeature, agreementSubtypes } = ticketServiceAccess[service];
    const agreements = agreementSubtypes.map((subtype) => ({ subtype, endDate: null }));
    const missing = closedBy(feature, { agreements, roles: [] });
    expect(missing).toEqual({ reason: 'no-role', role: expect.any(String) });
    const roles = missing?.reason === 'no-role' ? [missing.role] : [];
    const opened = featuresFor(questionOf({ agreements, roles }));
    for (const own of [feature, orderFeature]) expect(opened).toContain(own);
  });

  it('names the role that is missing', () => {
    expect(closedBy('school', { agreements: valid })).toEqual({
      reason: 'no-role',
      role: 'SCHOOLTICKET_ADMIN',
    });
    const needs: readonly FeatureNeed[] = ['userAdmin', { any: ['companySearch', 'userAdmin'] }];
    for (const need of needs)
      expect(closedBy(need, { roles: ['COMPANY_ADMIN'] })).toEqual({
        reason: 'no-role',
        role: 'USER_ADMIN',
      });
  });

  it('of operator staff has no reason that its user could do something about', () => {
    expect(closedBy({ all: ['companyAdmin'] }, {})).toBeNull();
  });
});
