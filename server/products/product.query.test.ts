import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { companyTicketProductsOn } from './company-ticket-products.ts';
import { pricedProducts } from './product.query.ts';
import { saveProductList, saveVatRates } from './product.store.ts';

const on = (text: string) => Temporal.PlainDate.from(text);

const price = (validFrom: string, priceOre: number) => ({
  profileId: 'ADULT',
  nrOfZones: 1,
  validFrom,
  priceOre,
});

const product = (id: string, service: 'COMPANY_TICKET' | 'PERIOD_TICKET') => ({
  id,
  service,
  name: { nb: id, en: id },
  description: { nb: '', en: '' },
  nrOfDaysValid: null,
  tags: ['company'],
  mediaTypes: ['MOBILE'],
  presetZoneIds: [],
  filters: { zoneListMustEqual: ['1'] },
  vatKind: 'TRANSPORT' as const,
  prices: [price('2025-01-01', 70_000), price('2026-04-01', 80_000)],
});

describe.each(testDatabases)('products and prices on $name', ({ open }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
    await test.database.transaction(async (tx) => {
      await saveVatRates(tx, [
        { kind: 'TRANSPORT', validFrom: '2018-01-01', percent: 12 },
        { kind: 'TRANSPORT', validFrom: '2026-06-01', percent: 6 },
        { kind: 'STANDARD', validFrom: '2018-01-01', percent: 25 },
      ]);
      const products = [product('z', 'COMPANY_TICKET'), product('a', 'PERIOD_TICKET')];
      await saveProductList(tx, 'ruter', { products });
    });
  }, 60_000);
  afterAll(() => test.drop());

  const seen = async (day: string) => {
    const [first] = await pricedProducts(test.database, 'ruter', on(day));
    return first?.prices.map((row) => `${row.validFrom} ${row.priceOre} ${row.vatPercent}`);
  };

  it('come in the order of the list, with the filters of each', async () => {
    const products = await pricedProducts(test.database, 'ruter', on('2026-03-01'));
    expect(products.map(({ id }) => id)).toEqual(['z', 'a']);
    expect(products[0]?.filters).toEqual({ zoneListMustEqual: ['1'] });
  });

  it('have the price in force on the day and every later one, also where only VAT changes', async () => {
    expect(await seen('2026-03-31')).toEqual([
      '2025-01-01 70000 12',
      '2026-04-01 80000 12',
      '2026-06-01 80000 6',
    ]);
    expect(await seen('2026-04-01')).toEqual(['2026-04-01 80000 12', '2026-06-01 80000 6']);
    expect(await seen('2030-01-01')).toEqual(['2026-06-01 80000 6']);
  });

  it('have, for an order, the one price in force on its start date', async () => {
    const products = await companyTicketProductsOn(test.database, 'ruter', on('2026-05-01'));
    expect(products.map(({ id }) => id)).toEqual(['z']);
    expect(products[0]?.prices.map(({ priceOre }) => priceOre)).toEqual([80_000]);
  });

  it('have no price before the first one began', async () => {
    const products = await companyTicketProductsOn(test.database, 'ruter', on('2024-12-31'));
    expect(products[0]?.prices).toEqual([]);
  });

  it('are none at an operator that has none', async () => {
    expect(await pricedProducts(test.database, 'fjord', on('2026-05-01'))).toEqual([]);
  });
});
