import type { Database } from '#db/database.ts';
import { describe, expect } from 'vitest';
import { databaseTestWith } from '#testing/database-test.ts';
import { companyTicketProductsOn } from './company-ticket-products.ts';
import { pricedProducts } from './product.query.ts';
import { saveProductList, saveVatRates } from './load-products.ts';

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

const databaseTest = databaseTestWith(async (test) => {
  await test.database.transaction(async (tx) => {
    await saveVatRates(tx, [
      { kind: 'TRANSPORT', validFrom: '2018-01-01', percent: 12 },
      { kind: 'TRANSPORT', validFrom: '2026-06-01', percent: 6 },
      { kind: 'STANDARD', validFrom: '2018-01-01', percent: 25 },
    ]);
    const products = [product('z', 'COMPANY_TICKET'), product('a', 'PERIOD_TICKET')];
    await saveProductList(tx, 'ruter', { products });
  });
  return test;
});

describe('products and prices', () => {
  const seen = async (database: Database, day: string) => {
    const [first] = await pricedProducts(database, 'ruter', on(day));
    return first?.prices.map((row) => `${row.validFrom} ${row.priceOre} ${row.vatPercent}`);
  };

  databaseTest('are in the order of the list, each with its filters', async ({ database }) => {
    const products = await pricedProducts(database, 'ruter', on('2026-03-01'));
    expect(products.map(({ id }) => id)).toEqual(['z', 'a']);
    expect(products[0]?.filters).toEqual({ zoneListMustEqual: ['1'] });
  });

  databaseTest(
    'have the price in force on a day and all later ones, also when only VAT changes',
    async ({ database }) => {
      expect(await seen(database, '2026-03-31')).toEqual([
        '2025-01-01 70000 12',
        '2026-04-01 80000 12',
        '2026-06-01 80000 6',
      ]);
      expect(await seen(database, '2026-04-01')).toEqual([
        '2026-04-01 80000 12',
        '2026-06-01 80000 6',
      ]);
      expect(await seen(database, '2030-01-01')).toEqual(['2026-06-01 80000 6']);
    },
  );

  databaseTest(
    'have only the price in force on the start date of an order',
    async ({ database }) => {
      const products = await companyTicketProductsOn(database, 'ruter', on('2026-05-01'));
      expect(products.map(({ id }) => id)).toEqual(['z']);
      expect(products[0]?.prices.map(({ priceOre }) => priceOre)).toEqual([80_000]);
    },
  );

  databaseTest('have no price before the first one began', async ({ database }) => {
    const products = await companyTicketProductsOn(database, 'ruter', on('2024-12-31'));
    expect(products[0]?.prices).toEqual([]);
  });

  databaseTest('are empty for an operator without products', async ({ database }) => {
    expect(await pricedProducts(database, 'fjord', on('2026-05-01'))).toEqual([]);
  });
});
