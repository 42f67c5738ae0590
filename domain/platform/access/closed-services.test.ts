import { describe, expect, it } from 'vitest';
import { closedServices } from './closed-services.rules.ts';
import type { AccessCompany } from './features-for.rules.ts';

const today = Temporal.PlainDate.from('2026-11-03');
const day = (text: string) => Temporal.PlainDate.from(text);

function closedIn(
  company: Partial<AccessCompany> | null,
  {
    tenant = 'ruter',
    globalRoles = [],
  }: { tenant?: 'ruter' | 'fjord'; globalRoles?: string[] } = {},
) {
  return closedServices({
    user: { globalRoles },
    company: company && {
      roles: [],
      agreements: [],
      arbitraryDates: false,
      disableRefundSubscriptionButton: false,
      ...company,
    },
    tenant,
    today,
    production: false,
  });
}
const of = (closed: ReturnType<typeof closedIn>, service: string) =>
  closed.find((one) => one.service === service);

describe('a service that is closed says why', () => {
  it('without an agreement, and for each service that the operator sells', () => {
    expect(
      closedIn({ roles: ['COMPANY_ADMIN'] }).map(({ service, reason }) => [service, reason]),
    ).toEqual([
      ['company-tickets', 'no-agreement'],
      ['housing', 'no-agreement'],
      ['free-tickets', 'no-agreement'],
      ['school-tickets', 'no-agreement'],
      ['ticket-counter', 'no-agreement'],
    ]);
    expect(closedIn({}, { tenant: 'fjord' }).map(({ service }) => service)).toEqual([
      'free-tickets',
      'ticket-counter',
    ]);
    // The same while no company is chosen.
    expect(closedIn(null)).toEqual(closedIn({}));
  });

  it('with an agreement that has expired, since its last day', () => {
    const agreements = [
      { subtype: 'SUBSCRIPTIONS', endDate: day('2026-06-30') },
      { subtype: 'SUBSCRIPTIONS', endDate: day('2026-09-30') },
    ];
    // The database gives them in no order.
    for (const given of [agreements, agreements.toReversed()]) {
      const closed = closedIn({ roles: ['COMPANY_ADMIN'], agreements: given });
      expect(of(closed, 'company-tickets')).toEqual({
        service: 'company-tickets',
        reason: 'expired',
        since: day('2026-09-30'),
      });
    }
  });

  it('with an agreement that awaits a signature, until one is signed', () => {
    const unsigned = { subtype: 'SUBSCRIPTIONS', endDate: null, awaitsSignature: true };
    const signed = { subtype: 'SUBSCRIPTIONS', endDate: null };
    const closedWith = (...agreements: AccessCompany['agreements']) =>
      of(closedIn({ roles: ['COMPANY_ADMIN'], agreements }), 'company-tickets');
    expect(closedWith(unsigned)).toMatchObject({ reason: 'awaits-signature' });
    expect(closedWith(unsigned, signed)).toBeUndefined();
    const expired = { ...unsigned, endDate: day('2026-09-30') };
    expect(closedWith(expired)).toMatchObject({ reason: 'expired' });
    expect(closedWith(expired, unsigned)).toMatchObject({ reason: 'awaits-signature' });
  });

  it('without the role, where the agreement is valid', () => {
    const agreements = [
      { subtype: 'SUBSCRIPTIONS', endDate: null },
      { subtype: 'TICKETOFFICE', endDate: null },
    ];
    const closed = closedIn({ roles: ['TICKET_ADMIN'], agreements });
    expect(of(closed, 'company-tickets')).toMatchObject({ reason: 'no-role' });
    expect(of(closed, 'ticket-counter')).toBeUndefined();
  });

  it('and is not among them when it is open, on its last day too', () => {
    const agreements = [{ subtype: 'SUBSCRIPTIONS', endDate: today }];
    const closed = closedIn({ roles: ['COMPANY_ADMIN'], agreements });
    expect(of(closed, 'company-tickets')).toBeUndefined();
  });
});
