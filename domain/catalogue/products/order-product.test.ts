import { describe, expect, it } from 'vitest';
import type { TenantId } from '#platform/tenants/tenant-id.ts';
import { tenantOf } from '#platform/tenants/tenants.ts';
import { date } from '#testing/any-date.ts';
import type { ZoneChoice } from '#catalogue/zones/zone-choice.rules.ts';
import { productSoldFor } from './order-product.rules.ts';

const price = (profileId: string, nrOfZones: number, priceOre: number) => ({
  profileId,
  nrOfZones,
  priceOre,
  validFrom: date('2025-01-01'),
});

const general = {
  id: 'company-ticket',
  filters: {},
  prices: [
    price('ADULT', 1, 70_000),
    { ...price('ADULT', 1, 80_000), validFrom: date('2026-04-15') },
    price('ADULT', 2, 110_000),
    price('ADULT', 3, 170_000),
    price('SENIOR', 1, 35_000),
  ],
};
const ofThePair = {
  id: 'company-ticket-kristiansand',
  filters: { zoneListMustEqual: ['900', '950'] },
  prices: [price('ADULT', 1, 60_000)],
};

const between = (from: string, to: string): ZoneChoice => ({ kind: 'zones', from, to });
const sold = (
  choice: ZoneChoice,
  { profileId = 'ADULT', start = '2026-03-01', tenant = 'akt' as TenantId } = {},
) => {
  const soldProduct = productSoldFor({
    products: [general, ofThePair],
    choice,
    pair: tenantOf(tenant).commonZonePair,
    profileId,
    start: date(start),
  });
  if (!soldProduct) return null;
  const { product, price, nrOfZones } = soldProduct;
  return [product.id, nrOfZones, price.priceOre];
};

describe('what is sold for the chosen zones', () => {
  it('costs by the number of zones: 1, 2, or 3 for all', () => {
    expect(sold(between('4216', '4216'))).toEqual(['company-ticket', 1, 70_000]);
    expect(sold(between('900', '4216'))).toEqual(['company-ticket', 2, 110_000]);
    expect(sold({ kind: 'all' })).toEqual(['company-ticket', 3, 170_000]);
  });

  it('is the pair’s own product alone for Kristiansand, at the price of one zone', () => {
    const expected = ['company-ticket-kristiansand', 1, 60_000];
    expect(sold(between('900', '900'))).toEqual(expected);
    expect(sold(between('950', '900'))).toEqual(expected);
  });

  it('is priced as two zones where the operator has no such pair', () => {
    expect(sold(between('900', '950'), { tenant: 'ruter' })).toEqual([
      'company-ticket',
      2,
      110_000,
    ]);
  });

  it('goes out with the pair', () => {
    const soldProduct = productSoldFor({
      products: [ofThePair],
      choice: between('900', '900'),
      pair: tenantOf('akt').commonZonePair,
      profileId: 'ADULT',
      start: date('2026-03-01'),
    });
    expect(soldProduct?.choice).toEqual(between('900', '950'));
  });

  it('is not what has no price for the profile', () => {
    const pair = between('900', '900');
    expect(sold(pair, { profileId: 'SENIOR' })).toEqual(['company-ticket', 1, 35_000]);
    expect(sold({ kind: 'all' }, { profileId: 'SENIOR' })).toBeNull();
  });

  it('has the price that is valid on the 1st of the first month', () => {
    const zone = between('4216', '4216');
    expect(sold(zone, { start: '2026-04-20' })).toEqual(['company-ticket', 1, 70_000]);
    expect(sold(zone, { start: '2026-05-01' })).toEqual(['company-ticket', 1, 80_000]);
    expect(sold(zone, { start: '2024-12-01' })).toBeNull();
  });
});
