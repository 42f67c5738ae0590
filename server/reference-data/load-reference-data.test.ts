import type { Database } from '#db/database.ts';
import { describe, expect } from 'vitest';
import { databaseTestWith } from '#testing/database-test.ts';
import { tenantIds } from '@takst/domain/tenants/tenant-id.ts';
import { pricedProducts } from '#products/product.query.ts';
import { saveProductList } from '#products/load-products.ts';
import { zoneMapOn } from '#zones/zone.query.ts';
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
        tenantIds.map(async (tenant) => [
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

  databaseTest(
    'is put right where it was changed, and leaves prices of other dates alone',
    async ({ database }) => {
      const [product] = await pricedProducts(database, 'ruter', longAgo);
      if (!product) throw new Error('no product was loaded');
      const before = await everything(database);
      const priced = (validFrom: string, priceOre: number) => ({
        products: [
          {
            ...product,
            tags: [],
            mediaTypes: [],
            presetZoneIds: [],
            vatKind: 'TRANSPORT' as const,
            prices: [{ profileId: 'ADULT', nrOfZones: 1, validFrom, priceOre }],
          },
        ],
      });
      await database.transaction(async (tx) => {
        await saveProductList(tx, 'ruter', priced('2024-01-28', 1));
        await saveProductList(tx, 'ruter', priced('2031-01-01', 99_900));
      });
      await loadReferenceData(database);
      const [later] = await pricedProducts(
        database,
        'ruter',
        Temporal.PlainDate.from('2031-02-01'),
      );
      const after = await everything(database);
      expect(later?.prices.find((price) => price.nrOfZones === 1)?.priceOre).toBe(99_900);
      expect(after.replace(/\{[^{}]*"validFrom":"2031-01-01"[^{}]*\},/, '')).toBe(before);
    },
  );

  databaseTest(
    'has the zones of all three operators, each with a shape and neighbours that exist',
    async ({ database }) => {
      const counts = await Promise.all(
        tenantIds.map(async (tenant) => {
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
