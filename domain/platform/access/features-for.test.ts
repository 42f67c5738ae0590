import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AgreementSubtype, agreementSubtypes } from '#platform/tenants/agreement-subtype.ts';
import type { TenantId } from '#platform/tenants/tenant-id.ts';
import { tenantIds } from '#platform/tenants/tenants.ts';
import { fullCounterTerms } from '#platform/access/counter-terms.ts';
import { type Feature, features } from './feature.ts';
import { featuresFor } from './features-for.rules.ts';
import { companyRoles, globalRoles } from './roles.ts';

const today = Temporal.PlainDate.from('2026-03-06');
const ticketCounter = fullCounterTerms;

type FeatureQuestion = {
  tenant: TenantId;
  roles: readonly string[];
  agreements?: readonly AgreementSubtype[];
  endDate?: Temporal.PlainDate | null;
  production?: boolean;
};

function ask({
  tenant,
  roles,
  agreements = agreementSubtypes,
  endDate = null,
  production = false,
}: FeatureQuestion): ReadonlySet<Feature> {
  return featuresFor({
    user: { globalRoles: roles.filter((role) => role.startsWith('GLOBAL_')) },
    company: {
      roles: roles.filter((role) => !role.startsWith('GLOBAL_')),
      agreements: agreements.map((subtype) => ({ subtype, endDate, ticketCounter })),
      arbitraryDates: false,
      disableRefundSubscriptionButton: false,
    },
    tenant,
    today,
    production,
  });
}

/** `a b+c+d` stands for a, b, b.c and b.d; what has a test of its own is left out. */
const asWritten = (granted: ReadonlySet<Feature>): string => {
  const names = features.filter(
    (feature) =>
      granted.has(feature) &&
      !/^(contactPage|infoPage|onboarding|company(Addresses|Details|History|Search))$/.test(
        feature,
      ),
  );
  const bases = [...new Set(names.map((feature) => feature.split('.')[0] ?? ''))];
  return bases
    .map((base) => {
      const parts = names.filter((feature) => feature.startsWith(`${base}.`));
      const own = names.some((feature) => feature === base) ? base : `(${base})`;
      return [own, ...parts.map((feature) => feature.slice(base.length + 1))].join('+');
    })
    .join(' ');
};

/** With an agreement of every kind, all valid, outside production. */
const withEveryAgreement: readonly [TenantId, string, string][] = [
  ['ruter', '', ''],
  ['ruter', 'SUBSCRIPTION_ADMIN FREETICKET_ADMIN', ''],
  [
    'ruter',
    'COMPANY_ADMIN',
    'companyTicket+order freeTicket+order+replacementCard housing+order ticketCounter+settings+companyPays+mailDelivery+visitAddress invoices (subscriptions)+resendCode',
  ],
  ['ruter', 'TICKET_ADMIN', 'ticketCounter+order+cancelTickets+mailDelivery+visitAddress invoices'],
  [
    'ruter',
    'USER_ADMIN',
    'ticketCounter+settings+companyPays+mailDelivery+visitAddress invoices userAdmin',
  ],
  ['ruter', 'SCHOOLTICKET_ADMIN', 'school+order invoices'],
  [
    'ruter',
    'GLOBAL_COMPANY_ADMIN',
    'companyTicket+order freeTicket+order+replacementCard housing+order ticketCounter+refund+mailDelivery+visitAddress invoices+refund+run+payments operatorDesk (subscriptions)+refund+resendCode companyAdmin codePools vouchers (dates)+arbitrary',
  ],
  ['ruter', 'GLOBAL_USER_ADMIN', 'userAdmin+global'],
  ['ruter', 'GLOBAL_TRAVEL_CARD_ADMIN', 'travelCards'],
  ['ruter', 'GLOBAL_SCHOOLTICKET_ADMIN', 'school+order invoices'],
  [
    'ruter',
    'COMPANY_ADMIN GLOBAL_TRAVEL_CARD_ADMIN',
    'companyTicket+order freeTicket+order+travelCards+replacementCard housing+order ticketCounter+settings+companyPays+mailDelivery+visitAddress invoices (subscriptions)+resendCode travelCards',
  ],
  [
    'akt',
    'COMPANY_ADMIN',
    'companyTicket+order freeTicket+order housing+order ticketCounter+settings+companyPays invoices (subscriptions)+resendCode',
  ],
  ['akt', 'TICKET_ADMIN', 'ticketCounter+order+cancelTickets+cancelTravelMoney invoices'],
  ['akt', 'USER_ADMIN', 'ticketCounter+settings+companyPays invoices userAdmin'],
  ['akt', 'SCHOOLTICKET_ADMIN', 'school+order invoices'],
  [
    'akt',
    'GLOBAL_COMPANY_ADMIN',
    'companyTicket+order freeTicket+order housing+order ticketCounter+refund invoices+refund+run+payments operatorDesk (subscriptions)+refund+resendCode companyAdmin codePools (dates)+arbitrary',
  ],
  ['akt', 'GLOBAL_USER_ADMIN', 'userAdmin+global'],
  ['akt', 'GLOBAL_TRAVEL_CARD_ADMIN', ''],
  [
    'fjord',
    'COMPANY_ADMIN',
    'freeTicket+order+replacementCard housing+order ticketCounter+settings+companyPays (subscriptions)+resendCode',
  ],
  ['fjord', 'TICKET_ADMIN', 'ticketCounter+order+cancelTickets'],
  ['fjord', 'USER_ADMIN', 'ticketCounter+settings+companyPays userAdmin'],
  [
    'fjord',
    'GLOBAL_COMPANY_ADMIN',
    'freeTicket+order+replacementCard housing+order ticketCounter+refund (invoices)+run operatorDesk (subscriptions)+resendCode companyAdmin (dates)+arbitrary',
  ],
  ['fjord', 'GLOBAL_USER_ADMIN', 'userAdmin+global'],
  ['fjord', 'GLOBAL_TRAVEL_CARD_ADMIN', 'freeTicket+order+travelCards+replacementCard'],
];

/** Company by company: one kind of agreement, with every company role in it. */
const withOneAgreement: readonly [TenantId, AgreementSubtype, string][] = [
  ['ruter', 'SUBSCRIPTIONS', 'companyTicket+order invoices (subscriptions)+resendCode userAdmin'],
  ['ruter', 'FREETICKET', 'freeTicket+order+replacementCard invoices userAdmin'],
  ['ruter', 'SCHOOLTICKET', 'school+order invoices userAdmin'],
  [
    'ruter',
    'HOUSING_COOPERATIVE_AGREEMENT',
    'housing+order invoices (subscriptions)+resendCode userAdmin',
  ],
  [
    'ruter',
    'TICKETOFFICE',
    'ticketCounter+order+settings+companyPays+cancelTickets+mailDelivery+visitAddress invoices userAdmin',
  ],
  ['ruter', 'NO_SUBSCRIPTIONS', 'userAdmin'],
  ['ruter', 'TRAVELCARD_FIXED_PRICE', 'userAdmin'],
  ['ruter', 'TRAVELCARD_SUBSCRIPTION', 'userAdmin'],
  ['ruter', 'OTHER', 'userAdmin'],
  ['akt', 'SUBSCRIPTIONS', 'companyTicket+order invoices (subscriptions)+resendCode userAdmin'],
  [
    'akt',
    'TICKETOFFICE',
    'ticketCounter+order+settings+companyPays+cancelTickets+cancelTravelMoney invoices userAdmin',
  ],
  ['fjord', 'SUBSCRIPTIONS', 'userAdmin'],
  ['fjord', 'FREETICKET', 'freeTicket+order+replacementCard userAdmin'],
  ['fjord', 'TICKETOFFICE', 'ticketCounter+order+settings+companyPays+cancelTickets userAdmin'],
];

describe('features by role, in a company with every agreement (spec 1 §6)', () => {
  it.each(withEveryAgreement)('%s, %s', (tenant, roles, expected) => {
    expect(asWritten(ask({ tenant, roles: roles.split(' ') }))).toBe(expected);
  });
});

describe('features by agreement, for one with every company role (spec 1 §4)', () => {
  it.each(withOneAgreement)('%s, %s', (tenant, subtype, expected) => {
    expect(asWritten(ask({ tenant, roles: companyRoles, agreements: [subtype] }))).toBe(expected);
  });
});

describe('ordering any service needs a valid agreement (spec 1 §4)', () => {
  const withAgreementsUntil = (endDate: Temporal.PlainDate) =>
    asWritten(ask({ tenant: 'ruter', roles: companyRoles, endDate }));

  it('after its last day what there is can be seen, and nothing ordered or set', () => {
    expect(withAgreementsUntil(today.subtract({ days: 1 }))).toBe(
      'companyTicket freeTicket school housing ticketCounter+cancelTickets+mailDelivery+visitAddress invoices (subscriptions)+resendCode userAdmin',
    );
  });

  it('on its last day everything still can', () => {
    expect(withAgreementsUntil(today)).toBe(
      'companyTicket+order freeTicket+order+replacementCard school+order housing+order ticketCounter+order+settings+companyPays+cancelTickets+mailDelivery+visitAddress invoices (subscriptions)+resendCode userAdmin',
    );
  });

  it('one valid agreement of the kind is enough', () => {
    const ended = { subtype: 'SUBSCRIPTIONS', endDate: today.subtract({ days: 1 }) };
    const company = (endDate: Temporal.PlainDate | null) => ({
      roles: ['COMPANY_ADMIN'],
      agreements: [ended, { subtype: 'SUBSCRIPTIONS', endDate }],
      arbitraryDates: false,
      disableRefundSubscriptionButton: false,
    });
    const question = {
      user: { globalRoles: [] },
      tenant: 'ruter',
      today,
      production: true,
    } as const;
    const has = (endDate: Temporal.PlainDate | null) =>
      featuresFor({ ...question, company: company(endDate) }).has('companyTicket.order');
    expect([has(null), has(today), has(today.subtract({ days: 1 }))]).toEqual([true, true, false]);
  });
});

describe('features of an operator, a setting, a machine', () => {
  it.each([
    ['ruter', ['contactPage', 'infoPage', 'onboarding']],
    ['akt', []],
    ['fjord', []],
  ] as const)('every user of %s has %j', (tenant, expected) => {
    const user = { globalRoles: [] };
    const nobody = { user, company: null, tenant, today, production: true };
    expect([...featuresFor(nobody)]).toEqual(expected);
  });

  it('production has no in-app payment, no refund of subscriptions, no second discount code', () => {
    const roles = [...companyRoles, ...globalRoles];
    const inProduction = ask({ tenant: 'ruter', roles, production: true });
    const removedFeatures = features.filter(
      (feature) => ask({ tenant: 'ruter', roles }).has(feature) && !inProduction.has(feature),
    );
    expect(removedFeatures).toEqual([
      'ticketCounter.companyPays',
      'subscriptions.refund',
      'subscriptions.resendCode',
    ]);
  });

  it('a global company admin has no service while no company is chosen', () => {
    const user = { globalRoles: ['GLOBAL_COMPANY_ADMIN'] };
    const granted = featuresFor({ user, company: null, tenant: 'akt', today, production: false });
    expect([...granted].join(' ')).toBe(
      'companyAdmin codePools invoices.run invoices.payments operatorDesk companySearch dates.arbitrary',
    );
  });

  it.each([
    ['COMPANY_ADMIN', true, false, true],
    ['GLOBAL_COMPANY_ADMIN', true, true, true],
    ['USER_ADMIN', false, false, true],
    ['TICKET_ADMIN', false, false, true],
    ['SUBSCRIPTION_ADMIN', false, false, true],
    ['GLOBAL_USER_ADMIN', false, true, false],
    ['GLOBAL_SCHOOLTICKET_ADMIN', false, false, false],
  ])(
    '%s may change the addresses of a company and read its history, whatever its agreements: %s; search over all companies: %s; see the company: %s',
    (role, may, search, details) => {
      const result = ask({ tenant: 'fjord', roles: [role], agreements: [] });
      expect(result.has('companyAddresses')).toBe(may);
      expect(result.has('companyHistory')).toBe(may);
      expect(result.has('companySearch')).toBe(search);
      expect(result.has('companyDetails')).toBe(details);
    },
  );

  it('every feature is somebody’s', () => {
    const roles = [...companyRoles, ...globalRoles];
    const granted = tenantIds().flatMap((tenant) => [...ask({ tenant, roles })]);
    expect(features.filter((feature) => !granted.includes(feature))).toEqual([]);
  });
});

describe('whatever the roles and agreements', () => {
  const result = fc.record({
    tenant: fc.constantFrom(...tenantIds()),
    roles: fc.subarray([...companyRoles, ...globalRoles]),
    agreements: fc.subarray([...agreementSubtypes]),
    production: fc.boolean(),
  });

  it('a role more or an agreement more takes nothing away', () => {
    const more = fc.tuple(
      result,
      fc.constantFrom(...companyRoles, ...globalRoles),
      fc.constantFrom(...agreementSubtypes),
    );
    fc.assert(
      fc.property(more, ([less, role, subtype]) => {
        const { roles, agreements } = less;
        const before = ask(less);
        const after = ask({
          ...less,
          roles: [...roles, role],
          agreements: [...agreements, subtype],
        });
        expect([...before].filter((feature) => !after.has(feature))).toEqual([]);
      }),
    );
  });

  it('what is done within a service needs the service', () => {
    const services = ['companyTicket', 'freeTicket', 'school', 'housing', 'ticketCounter'];
    fc.assert(
      fc.property(result, (question) => {
        const granted = ask(question);
        const within = [...granted].filter((feature) =>
          services.includes(feature.split('.')[0] ?? ''),
        );
        const missing = within.filter((feature) => !granted.has(feature.split('.')[0] as Feature));
        expect(missing).toEqual([]);
      }),
    );
  });
});
