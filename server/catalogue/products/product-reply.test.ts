import { describe, expect, it } from 'vitest';
import type { PricedProduct } from './product.query.ts';
import { productReply } from './product-reply.ts';

const price = (profileId: string, nrOfZones: number, priceOre: number) => ({
  profileId,
  nrOfZones,
  priceOre,
  vatPercent: 12,
  validFrom: Temporal.PlainDate.from('2024-01-28'),
});

const product: PricedProduct = {
  id: 'company-ticket',
  services: ['company-tickets'],
  name: { nb: 'Bedriftsbillett', en: 'Company ticket' },
  description: { nb: '', en: '' },
  nrOfDaysValid: null,
  tripHours: null,
  amounts: null,
  tags: [],
  mediaTypes: [],
  presetZoneIds: [],
  nrOfZonesGetAll: 99,
  filters: {},
  prices: [price('ADULT', 1, 74_700), price('ADULT', 3, 190_300), price('SENIOR', 1, 37_300)],
};

describe('a product on the wire', () => {
  it('has prices in kroner with and without VAT, and the VAT', () => {
    expect(productReply(product).products[0]?.prices[0]).toMatchObject({
      nrOfZones: 1,
      priceInclVAT: 747,
      priceExclVAT: 666.96,
      vat: 80.04,
    });
  });

  it('has the requested profiles that have a price, in the requested order', () => {
    const products = productReply(product, ['SENIOR', 'STUDENT', 'ADULT']).products;
    expect(products.map(({ profileId }) => profileId)).toEqual(['SENIOR', 'ADULT']);
    expect(products[0]?.profileName).toEqual({ nb: 'Honnør', en: 'Senior' });
  });

  it('has the highest price of those profiles, and null without any', () => {
    expect(productReply(product).maxPrice).toBe(1903);
    expect(productReply(product, ['SENIOR']).maxPrice).toBe(373);
    expect(productReply(product, []).maxPrice).toBeNull();
  });
});
