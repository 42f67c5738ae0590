import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { describe, expect, it } from 'vitest';
import { granlia } from '#testing/session-answers.ts';
import type { OrderOffer } from '#services/company-tickets/offer/order-offer.ts';
import { zonesInARow } from '#ticketing/tickets/test-offer.ts';
import { joinerOptionsAtStart } from './joiner-options-at-start.ts';

const [agreement] = granlia.allAgreements;
type Choices = Pick<
  OrderOffer,
  'agreements' | 'zones' | 'tenant' | 'startDates' | 'arbitraryDates'
>;
const offerWith = (more: Partial<Choices> = {}) => {
  const offer: Choices = {
    agreements: granlia.allAgreements,
    zones: zonesInARow('3', '1', '2Ø', '4'),
    tenant: tenantOf('ruter'),
    startDates: ['2026-04-01', '2026-05-01'].map((day) => Temporal.PlainDate.from(day)),
    arbitraryDates: false,
    ...more,
  };
  return offer as OrderOffer;
};

describe('what those who join get at first', () => {
  const usual = {
    agreementName: '1',
    startDate: '2026-04-01',
    zoneFrom: '1',
    zoneTo: '2Ø',
    validAllZones: false,
  };

  it.each<[string, Partial<Choices>, Partial<Record<keyof typeof usual, unknown>>]>([
    ['where there is one agreement', {}, {}],
    [
      'where there are several',
      { agreements: agreement ? [agreement, { ...agreement, id: 2 }] : [] },
      { agreementName: null },
    ],
    ['where any day may be picked', { arbitraryDates: true }, { startDate: null }],
    ['where no start is offered', { startDates: [] }, { startDate: null }],
  ])('is as one order begins, %s', (_, more, changed) => {
    expect(joinerOptionsAtStart(offerWith(more))).toEqual({ ...usual, ...changed });
  });
});
