import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { tenantOf } from '#platform/tenants/tenants.ts';
import { type CompanyOffer, sellFreeTicket } from './free-price.rules.ts';

const zone = (id: string, name: string, ...adjacentZoneIds: string[]) => ({
  id,
  name,
  adjacentZoneIds,
});
const price = (nrOfZones: number, priceOre: number, validFrom = '2026-01-01') => ({
  profileId: 'ADULT',
  nrOfZones,
  priceOre,
  validFrom: date(validFrom),
});

/** Four zones in a row, of which the first two are the common pair. */
const offer: CompanyOffer = {
  commonZonePair: tenantOf('akt').commonZonePair,
  offersAllZones: true,
  zones: [
    zone('900', 'Kristiansand', '950', '1'),
    zone('950', 'Vennesla', '900'),
    zone('1', 'Lillesand', '900', '2'),
    zone('2', 'Grimstad', '1'),
  ],
  products: [
    {
      id: 'free-ticket',
      filters: {},
      prices: [
        price(1, 100_00),
        price(2, 200_00),
        price(3, 300_00),
        price(2, 210_00, '2026-04-15'),
      ],
    },
  ],
  taxedPrices: [price(1, 400_00), price(2, 500_00), price(2, 550_00, '2026-04-15')],
  ownShares: [
    { agreementId: 2, validFrom: date('2026-04-01'), amountOre: 150_00 },
    { agreementId: 2, validFrom: date('2026-05-01'), amountOre: 600_00 },
  ],
};

const sell = (
  from: string | null,
  to: string | null,
  {
    startDate = '2026-04-01',
    profileId = 'ADULT',
    agreementId = 1,
    ...offered
  }: Record<string, unknown> = {},
) =>
  sellFreeTicket(
    { ...offer, ...offered },
    {
      validAllZones: from === null,
      zoneFrom: from,
      zoneTo: to,
      profileId: String(profileId),
      agreementId: Number(agreementId),
      startDate: date(String(startDate)),
    },
  );

describe('what a free ticket costs (domain: Price and tax)', () => {
  it('counts any two zones by the shortest way, three and more as all', () => {
    expect(sell('Lillesand', 'Lillesand')).toMatchObject({ nrOfZones: 1, priceOre: 100_00 });
    expect(sell('Lillesand', 'Grimstad')).toMatchObject({ nrOfZones: 2, priceOre: 200_00 });
    expect(sell('Kristiansand', 'Grimstad')).toMatchObject({ nrOfZones: 3, priceOre: 300_00 });
    expect(sell(null, null)).toMatchObject({ nrOfZones: 3, choice: { kind: 'all' } });
  });

  it.each(['Kristiansand', 'Vennesla'])('makes %s alone the pair, one zone (spec 3 §5)', (name) => {
    expect(sell(name, name)).toMatchObject({
      choice: { kind: 'zones', from: '900', to: '950' },
      nrOfZones: 1,
    });
  });

  it('takes the price of the 1st of the first month', () => {
    expect(sell('Lillesand', 'Grimstad', { startDate: '2026-04-30' })).toMatchObject({
      priceOre: 200_00,
    });
    expect(sell('Lillesand', 'Grimstad', { startDate: '2026-05-01' })).toMatchObject({
      priceOre: 210_00,
    });
  });

  it('taxes the retail price of the first day', () => {
    expect(sell('Lillesand', 'Grimstad', { startDate: '2026-04-14' })).toMatchObject({
      taxOre: 500_00,
    });
    expect(sell('Lillesand', 'Grimstad', { startDate: '2026-04-15' })).toMatchObject({
      taxOre: 550_00,
    });
  });

  it('taxes what the own share of the department leaves in that month', () => {
    const sellOf = (agreementId: number, startDate: string) =>
      sell('Lillesand', 'Grimstad', { agreementId, startDate });
    expect(sellOf(1, '2026-04-14')).toMatchObject({ priceOre: 200_00, taxOre: 500_00 });
    expect(sellOf(2, '2026-04-14')).toMatchObject({ priceOre: 200_00, taxOre: 350_00 });
    expect(sellOf(2, '2026-05-02')).toMatchObject({ priceOre: 210_00, taxOre: 0 });
    expect(sell(null, null, { agreementId: 2 })).toMatchObject({ taxOre: null });
  });

  it('has no taxable amount where no retail price is on file', () => {
    expect(sell(null, null)).toMatchObject({ taxOre: null });
  });

  it('is refused for unknown zones, for all zones where they are not sold, and without a price', () => {
    expect(sell('Nowhere', 'Grimstad')).toBe('INVALID_ZONE_FROM');
    expect(sell('Grimstad', 'Nowhere')).toBe('INVALID_ZONE_TO');
    expect(sell('Grimstad', null)).toBe('INVALID_ZONE_TO');
    expect(sell(null, null, { offersAllZones: false })).toBe('INVALID_ZONE_FROM');
    expect(sell('Grimstad', 'Grimstad', { profileId: 'CHILD' })).toBe('PRODUCT_NOT_OFFERED');
    expect(sell('Grimstad', 'Grimstad', { startDate: '2025-12-31' })).toBe('PRODUCT_NOT_OFFERED');
  });

  it('is refused where no way leads from one zone to the other', () => {
    const zones = [...offer.zones, zone('9', 'Øya')];
    expect(sell('Grimstad', 'Øya', { zones })).toBe('INVALID_ZONE_TO');
  });
});
