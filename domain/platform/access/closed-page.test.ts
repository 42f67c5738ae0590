import { describe, expect, it } from 'vitest';
import { closedPage } from './closed-page.rules.ts';
import type { FeatureNeed } from './feature-need.rules.ts';
import type { AccessCompany } from './features-for.rules.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

const closedBy = (need: FeatureNeed, company: Partial<AccessCompany>) =>
  closedPage(
    {
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
    },
    need,
  );
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
  });

  it('names the role that is missing', () => {
    expect(closedBy('school', { agreements: valid })).toEqual({
      reason: 'no-role',
      role: 'SCHOOLTICKET_ADMIN',
    });
    expect(closedBy('userAdmin', { roles: ['COMPANY_ADMIN'] })).toEqual({
      reason: 'no-role',
      role: 'USER_ADMIN',
    });
  });

  it('of operator staff has no reason that its user could do something about', () => {
    expect(closedBy({ all: ['companyAdmin'] }, {})).toBeNull();
  });
});
