import { product as productSchema } from '@takst/contract/catalogue/products/product.schema.ts';
import type { TicketServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from '#platform/db/database.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { saveProductList, saveVatRates } from './load-products.ts';
import { productReply } from './product-reply.ts';
import { pricedProducts } from './product.query.ts';
import { productsOn } from './products-on.ts';

const on = (text: string) => Temporal.PlainDate.from(text);

const file = { origin: 'invented', asOf: '2026-01-01' } as const;

const price = (validFrom: string, priceOre: number, nrOfZones = 1) => ({
  profileId: 'ADULT',
  nrOfZones,
  validFrom,
  priceOre,
});

const product = (id: string, services: TicketServiceId[]) => ({
  id,
  services,
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

const singleTicket = {
  ...product('single', ['ticket-counter']),
  prices: [4, 5, 6].map((zones) => price('2025-01-01', zones * 4_000, zones)),
};
const companyTickets = { tenant: 'ruter', service: 'company-tickets' } as const;

const databaseTest = databaseTestWith(async (test) => {
  await test.database.transaction(async (tx) => {
    const vatRates = [
      { kind: 'TRANSPORT' as const, validFrom: '2018-01-01', percent: 12 },
      { kind: 'TRANSPORT' as const, validFrom: '2026-06-01', percent: 6 },
      { kind: 'STANDARD' as const, validFrom: '2018-01-01', percent: 25 },
    ];
    await saveVatRates(tx, { ...file, vatRates });
    const products = [product('z', ['company-tickets', 'housing']), product('a', [])];
    await saveProductList(tx, 'ruter', { ...file, products });
  });
  return test;
});

describe('products and prices', () => {
  const pricesOn = async (database: Database, day: string) => {
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
      expect(await pricesOn(database, '2026-03-31')).toEqual([
        '2025-01-01 70000 12',
        '2026-04-01 80000 12',
        '2026-06-01 80000 6',
      ]);
      expect(await pricesOn(database, '2026-04-01')).toEqual([
        '2026-04-01 80000 12',
        '2026-06-01 80000 6',
      ]);
      expect(await pricesOn(database, '2030-01-01')).toEqual(['2026-06-01 80000 6']);
    },
  );

  databaseTest(
    'have only the price in force on the start date of an order',
    async ({ database }) => {
      const products = await productsOn(database, companyTickets, on('2026-05-01'));
      expect(products.map(({ id }) => id)).toEqual(['z']);
      expect(products[0]?.prices.map(({ priceOre }) => priceOre)).toEqual([80_000]);
    },
  );

  databaseTest('have no price before the first one began', async ({ database }) => {
    const products = await productsOn(database, companyTickets, on('2024-12-31'));
    expect(products[0]?.prices).toEqual([]);
  });

  databaseTest('are those that the service sells', async ({ database }) => {
    const sold = async (service: TicketServiceId) => {
      const products = await productsOn(database, { tenant: 'akt', service }, on('2026-05-01'));
      return products.map(({ id }) => id);
    };
    const products = [product('month', ['company-tickets', 'housing']), singleTicket];
    await database.transaction((tx) => saveProductList(tx, 'akt', { ...file, products }));
    expect(await sold('company-tickets')).toEqual(['month']);
    expect(await sold('ticket-counter')).toEqual(['single']);
    expect(await sold('housing')).toEqual(['month']);
    expect(await sold('school-tickets')).toEqual([]);
  });

  databaseTest('have a price for any number of zones from 1', async ({ database }) => {
    await database.transaction((tx) =>
      saveProductList(tx, 'akt', { ...file, products: [singleTicket] }),
    );
    const counter = { tenant: 'akt', service: 'ticket-counter' } as const;
    const [single] = await productsOn(database, counter, on('2026-05-01'));
    if (!single) throw new Error('no product');
    expect(single.prices.map(({ nrOfZones }) => nrOfZones)).toEqual([4, 5, 6]);
    const reply = z.decode(productSchema, z.encode(productSchema, productReply(single)));
    expect(reply.products[0]?.prices.map(({ nrOfZones }) => nrOfZones)).toEqual([4, 5, 6]);
    const products = [{ ...singleTicket, prices: [price('2025-01-01', 4_000, 0)] }];
    await expect(
      database.transaction((tx) => saveProductList(tx, 'akt', { ...file, products })),
    ).rejects.toThrow('price_nr_of_zones_check');
  });

  databaseTest('may be of services that there are, and of no other', async ({ database }) => {
    const products = [product('other', ['car-sharing' as TicketServiceId])];
    await expect(
      database.transaction((tx) => saveProductList(tx, 'ruter', { ...file, products })),
    ).rejects.toThrow('product_services_check');
  });

  databaseTest('are empty for an operator without products', async ({ database }) => {
    expect(await pricedProducts(database, 'fjord', on('2026-05-01'))).toEqual([]);
  });
});
