import type { Database } from '#platform/db/database.ts';
import { describe, expect } from 'vitest';
import { databaseTestWith } from '#testing/database-test.ts';
import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import { pricedProducts } from '#catalogue/products/product.query.ts';
import { savePrices } from '#catalogue/products/load-products.ts';
import { zoneMapOn } from '#catalogue/zones/zone.query.ts';
import { storedPrices, storedSellers } from './test-reference-data.query.ts';
import { loadReferenceData } from './load-reference-data.ts';

const longAgo = Temporal.PlainDate.from('2020-01-01');

const databaseTest = databaseTestWith(async (test) => {
  await loadReferenceData(test.database);
  return test;
});

describe('reference data', () => {
  const everything = async (database: Database) =>
    JSON.stringify(
      await Promise.all(
        tenantIds().map(async (tenant) => [
          await zoneMapOn(database, tenant, longAgo),
          await pricedProducts(database, tenant, longAgo),
        ]),
      ),
    );

  databaseTest('is the same however often it is loaded', async ({ database }) => {
    const before = await everything(database);
    await loadReferenceData(database);
    expect(await everything(database)).toBe(before);
  });

  databaseTest('says of each row what it is: no file and no row without', async ({ database }) => {
    expect(await storedSellers(database)).toEqual([
      'akt 2018-01-01 15944000019 invented',
      'fjord 2018-01-01 15944000027 invented',
      'ruter 2018-01-01 86011117947 invented',
    ]);
    expect(await storedPrices(database, 'company-ticket-oslo')).toContain(
      '2024-01-28 69400 invented',
    );
    expect(await storedPrices(database, 'period-30-days')).toContain('2024-01-28 89700 fact');
  });

  databaseTest(
    'leaves what a newer file has said, and prices of other dates',
    async ({ database }) => {
      const [product] = await pricedProducts(database, 'ruter', longAgo);
      if (!product) throw new Error('no product was loaded');
      const price = (validFrom: string, priceOre: number) => ({
        origin: 'fact' as const,
        asOf: '2026-11-01',
        prices: [{ productId: product.id, profileId: 'ADULT', nrOfZones: 1, validFrom, priceOre }],
      });
      await database.transaction(async (tx) => {
        await savePrices(tx, 'ruter', price('2024-01-28', 80_000));
        await savePrices(tx, 'ruter', price('2031-01-01', 99_900));
      });
      await loadReferenceData(database);
      const stored = await storedPrices(database, product.id);
      expect(stored.filter((row) => row.endsWith('fact'))).toEqual([
        '2024-01-28 80000 fact',
        '2031-01-01 99900 fact',
      ]);
    },
  );

  databaseTest(
    'has the zones of all three operators, each with a shape and neighbours that exist',
    async ({ database }) => {
      const counts = await Promise.all(
        tenantIds().map(async (tenant) => {
          const zones = await zoneMapOn(database, tenant, longAgo);
          const ids = new Set(zones.map((zone) => zone.id));
          for (const zone of zones) {
            expect(zone.adjacentZoneIds.filter((id) => !ids.has(id))).toEqual([]);
            expect(zone.shape.coordinates.length).toBeGreaterThan(0);
          }
          return zones.length;
        }),
      );
      expect(counts).toEqual([12, 27, 4]);
    },
  );
});
