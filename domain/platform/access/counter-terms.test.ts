import { describe, expect, it } from 'vitest';
import type { AgreementSubtype } from '#platform/tenants/agreement-subtype.ts';
import type { TenantId } from '#platform/tenants/tenant-id.ts';
import {
  type CounterTerms,
  fullCounterTerms,
  usualCounterTerms,
} from '#platform/access/counter-terms.ts';
import type { Feature } from './feature.ts';
import { featuresFor } from './features-for.rules.ts';
import { companyRoles, globalRoles } from './roles.ts';

/** The features of a user with every role in a company with one agreement, which may have terms of a counter. */
const ask = (
  tenant: TenantId,
  ticketCounter: CounterTerms | null,
  subtype: AgreementSubtype = 'TICKETOFFICE',
): ReadonlySet<Feature> =>
  featuresFor({
    user: { globalRoles: [...globalRoles] },
    company: {
      roles: [...companyRoles],
      agreements: [
        { subtype, endDate: null, ticketCounter },
        { subtype: 'TICKETOFFICE', endDate: null, ticketCounter: null },
      ],
      arbitraryDates: false,
      disableRefundSubscriptionButton: false,
    },
    tenant,
    today: Temporal.PlainDate.from('2026-03-06'),
    production: false,
  });

describe('what the agreement of a ticket counter allows (spec 3 §6)', () => {
  const byTerms: readonly [TenantId, Partial<CounterTerms>, Feature][] = [
    ['ruter', { allowedRefund: true }, 'ticketCounter.refund'],
    ['ruter', { allowedTicketCancellation: true }, 'ticketCounter.cancelTickets'],
    ['akt', { allowedTravelMoneyCancellation: true }, 'ticketCounter.cancelTravelMoney'],
    ['ruter', { hasMailDelivery: true }, 'ticketCounter.mailDelivery'],
    [
      'ruter',
      { visitAddress: { line1: 'Torget 1', line2: null, postCode: '0155', city: 'Oslo' } },
      'ticketCounter.visitAddress',
    ],
  ];

  it.each(byTerms)('at %s, %j opens %s, and nothing else does', (tenant, terms, feature) => {
    const without = ask(tenant, null);
    const withTerm = ask(tenant, { ...usualCounterTerms, ...terms });
    const gained = [...withTerm].filter((one) => !without.has(one));
    expect(gained).toEqual([feature]);
  });

  it('counts of counters alone, and no term gives what the operator does not offer', () => {
    expect(ask('fjord', fullCounterTerms).has('ticketCounter.mailDelivery')).toBe(false);
    const granted = ask('ruter', fullCounterTerms, 'SUBSCRIPTIONS');
    expect(granted).toEqual(ask('ruter', null, 'SUBSCRIPTIONS'));
    expect(granted.has('ticketCounter')).toBe(true);
  });
});
