import type { Need } from '@takst/contract/platform/calls/route.ts';
import { describe, expect, test } from 'vitest';
import { authorise, scopeWith } from './authorise.ts';
import type { SignedIn } from './signed-in.ts';

const today = Temporal.PlainDate.from('2026-03-06');
const yesterday = today.subtract({ days: 1 });
const agreement = (subtype: string, endDate: Temporal.PlainDate | null = null) => ({
  subtype,
  endDate,
});

const company = (id: number, roles: string[], ...agreements: ReturnType<typeof agreement>[]) => ({
  id,
  roles,
  agreements,
  arbitraryDates: false,
  disableRefundSubscriptionButton: false,
});
const user = {
  id: 7,
  email: 'kari@bedrift.no',
  firstName: 'Kari',
  lastName: 'Nordmann',
  phone: '41234567',
  phoneCountryCode: '+47',
};
const companyTicket = agreement('SUBSCRIPTIONS');
const admin = company(1, ['COMPANY_ADMIN'], companyTicket);
const buyer = company(2, ['TICKET_ADMIN'], companyTicket, agreement('TICKETOFFICE'));
const formerCompany = company(3, ['COMPANY_ADMIN'], agreement('SUBSCRIPTIONS', yesterday));

type AuthorisationCase = {
  needs: Need;
  id?: unknown;
  globalRoles?: string[];
  companies?: SignedIn['companies'];
};

const ask = ({
  needs,
  id,
  globalRoles = [],
  companies = [admin, buyer, formerCompany],
}: AuthorisationCase) =>
  authorise({
    signedIn: { user, globalRoles, companies },
    route: id === undefined ? { needs } : { needs, company: 'id' },
    params: { id },
    tenant: 'ruter',
    today,
    production: false,
  });
const reached = (companies: number[] | 'whole-tenant') => ({
  scope: { tenant: 'ruter', userId: 7, companies },
});

describe('authorising a call', () => {
  test('what anyone may call has no scope', () => {
    const route = { needs: 'anyone' } as const;
    const request = { route, params: {}, tenant: 'ruter', today, production: true } as const;
    expect(authorise({ ...request, signedIn: null })).toEqual({ scope: null });
  });

  test.each(['signed-in', 'companyTicket', 'companyAdmin'] as const)(
    'calls that need %s are refused without a session',
    (needs) => {
      const request = { params: {}, tenant: 'ruter', today, production: true } as const;
      expect(authorise({ ...request, route: { needs }, signedIn: null })).toEqual({ denied: 401 });
    },
  );

  test('a feature in the company of the path gives a scope of that company', () => {
    expect(ask({ needs: 'companyTicket', id: 1 })).toEqual(reached([1]));
  });

  test('the feature of one company is none in another', () => {
    expect(ask({ needs: 'companyTicket', id: 2 })).toEqual({ denied: 403 });
    expect(ask({ needs: 'ticketCounter', id: 2 })).toEqual(reached([2]));
  });

  test('an agreement that has ended shows what there is and orders nothing', () => {
    expect(ask({ needs: 'companyTicket', id: 3 })).toEqual(reached([3]));
    expect(ask({ needs: 'companyTicket.order', id: 3 })).toEqual({ denied: 403 });
  });

  test.each([4, '4', 'x', null])(
    'company %s, which the user does not reach, does not exist',
    (id) => {
      expect(ask({ needs: 'companyTicket', id })).toEqual({ denied: 404 });
      expect(ask({ needs: 'signed-in', id })).toEqual({ denied: 404 });
    },
  );

  test('without a company in the path the scope is every company with the feature', () => {
    expect(ask({ needs: 'companyTicket' })).toEqual(reached([1, 3]));
    expect(ask({ needs: 'companyTicket.order' })).toEqual(reached([1]));
  });

  test('a feature in none of them is refused', () => {
    expect(ask({ needs: 'school' })).toEqual({ denied: 403 });
    expect(ask({ needs: 'companyTicket', companies: [] })).toEqual({ denied: 403 });
  });

  test('what every user of the operator has needs no company', () => {
    expect(ask({ needs: 'contactPage', companies: [] })).toEqual(reached([]));
    expect(ask({ needs: 'signed-in', companies: [] })).toEqual(reached([]));
  });

  test('a global company admin reaches the whole tenant for what the role gives', () => {
    const globalRoles = ['GLOBAL_COMPANY_ADMIN'];
    expect(ask({ needs: 'signed-in', globalRoles })).toEqual(reached('whole-tenant'));
    expect(ask({ needs: 'companyAdmin', globalRoles })).toEqual(reached('whole-tenant'));
    expect(ask({ needs: 'companyTicket', globalRoles })).toEqual(reached('whole-tenant'));
    expect(ask({ needs: 'school', globalRoles })).toEqual({ denied: 403 });
    expect(ask({ needs: 'ticketCounter.order', globalRoles, companies: [] })).toEqual({
      denied: 403,
    });
  });

  test('a global role gives in a company only what the company has an agreement for', () => {
    const globalRoles = ['GLOBAL_COMPANY_ADMIN'];
    const companies = [company(9, [], agreement('FREETICKET'))];
    expect(ask({ needs: 'freeTicket', id: 9, globalRoles, companies })).toEqual(reached([9]));
    expect(ask({ needs: 'companyTicket', id: 9, globalRoles, companies })).toEqual({ denied: 403 });
  });

  test('a global role does not widen what everybody has', () => {
    const globalRoles = ['GLOBAL_SCHOOLTICKET_ADMIN'];
    expect(ask({ needs: 'contactPage', globalRoles })).toEqual(reached([1, 2, 3]));
    expect(ask({ needs: 'school', globalRoles })).toEqual(reached('whole-tenant'));
    expect(ask({ needs: 'companyTicket', globalRoles })).toEqual(reached([1, 3]));
  });
});

describe('a call that one of several features opens', () => {
  const needs: Need = { any: ['companyTicket', 'housing'] };
  const housing = company(5, ['COMPANY_ADMIN'], agreement('HOUSING_COOPERATIVE_AGREEMENT'));
  const bothServices = company(
    6,
    ['COMPANY_ADMIN'],
    companyTicket,
    agreement('HOUSING_COOPERATIVE_AGREEMENT'),
  );
  const orders = company(8, ['TICKET_ADMIN'], agreement('HOUSING_COOPERATIVE_AGREEMENT'));

  const companiesOf = (access: ReturnType<typeof ask>) => {
    if ('denied' in access || !access.scope) return access;
    const { scope } = access;
    return {
      all: scope.companies,
      companyTicket: scopeWith(scope, 'companyTicket').companies,
      housing: scopeWith(scope, 'housing').companies,
    };
  };

  test('reaches every company with one of them, and says which are open by which', () => {
    const companies = [admin, buyer, housing, bothServices, orders];
    expect(companiesOf(ask({ needs, companies }))).toEqual({
      all: [1, 6, 5],
      companyTicket: [1, 6],
      housing: [5, 6],
    });
  });

  test('is refused to who has neither', () => {
    expect(ask({ needs, companies: [buyer, orders] })).toEqual({ denied: 403 });
    expect(ask({ needs, companies: [] })).toEqual({ denied: 403 });
    expect(ask({ needs, id: 8, companies: [orders] })).toEqual({ denied: 403 });
  });

  test('is refused in a company where the user has neither, whatever they have in another', () => {
    expect(ask({ needs, id: 2, companies: [buyer, housing] })).toEqual({ denied: 403 });
    expect(ask({ needs, id: 5, companies: [buyer] })).toEqual({ denied: 404 });
  });

  test('shows nothing of company tickets to who has housing alone', () => {
    const nothing = { all: [5], companyTicket: [], housing: [5] };
    expect(companiesOf(ask({ needs, companies: [housing] }))).toEqual(nothing);
    expect(companiesOf(ask({ needs, id: 5, companies: [admin, housing] }))).toEqual(nothing);
  });

  test('reaches the whole tenant by a global role for what that role gives, and no more', () => {
    const anyService: Need = { any: ['school', 'housing'] };
    const globalRoles = ['GLOBAL_SCHOOLTICKET_ADMIN'];
    const access = ask({ needs: anyService, globalRoles, companies: [housing] });
    if ('denied' in access || !access.scope) throw new Error('no scope');
    expect(scopeWith(access.scope, 'school').companies).toBe('whole-tenant');
    expect(scopeWith(access.scope, 'housing').companies).toEqual([5]);
    expect(access.scope.companies).toBe('whole-tenant');
  });

  test('knows of a further feature that it asks for where the user has it, which opens nothing', () => {
    const ask = (globalRoles: string[], companies: SignedIn['companies'], id?: number) => {
      const route = { needs, alsoAsks: ['school', 'ticketCounter'] as const };
      const access = authorise({
        signedIn: { user, globalRoles, companies },
        route: id === undefined ? route : { ...route, company: 'id' },
        params: { id },
        tenant: 'ruter',
        today,
        production: false,
      });
      if ('denied' in access || !access.scope) return access;
      const { scope } = access;
      return [
        scope.companies,
        scopeWith(scope, 'school').companies,
        scopeWith(scope, 'ticketCounter').companies,
      ];
    };
    expect(ask([], [admin, buyer, housing])).toEqual([[1, 5], [], [2]]);
    expect(ask([], [buyer])).toEqual({ denied: 403 });
    expect(ask(['GLOBAL_SCHOOLTICKET_ADMIN'], [admin])).toEqual([[1], 'whole-tenant', []]);
    expect(ask([], [admin, buyer], 1)).toEqual([[1], [], []]);
  });

  test('cannot be mistaken for one that needs a single feature', () => {
    const access = ask({ needs: 'companyTicket' });
    if ('denied' in access || !access.scope) throw new Error('no scope');
    const { scope } = access;
    expect(() => scopeWith(scope, 'housing')).toThrow('one of several');
  });
});

test('a call that needs all of several features reaches the companies with all of them', () => {
  const needs: Need = { all: ['companyTicket', 'companyTicket.order'] };
  expect(ask({ needs })).toEqual(reached([1]));
  expect(ask({ needs, id: 3 })).toEqual({ denied: 403 });
});
