import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tenantIds } from '@takst/domain/tenants/tenant-id.ts';
import { pricedProducts } from '#products/product.query.ts';
import { saveProductList } from '#products/product.store.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { zoneMapOn } from '#zones/zone.query.ts';
import { loadReferenceData } from './load-reference-data.ts';

const longAgo = Temporal.PlainDate.from('2020-01-01');

describe.each(testDatabases)('reference data on $name', ({ open }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
    await loadReferenceData(test.database);
  }, 60_000);
  afterAll(() => test.drop());

  const everything = async () =>
    JSON.stringify(
      await Promise.all(
        tenantIds.map(async (tenant) => [
          await zoneMapOn(test.database, tenant, longAgo),
          await pricedProducts(test.database, tenant, longAgo),
        ]),
      ),
    );

  it('is the same however often it is loaded', async () => {
    const before = await everything();
    await loadReferenceData(test.database);
    expect(await everything()).toBe(before);
  });

  it('is put right where it was changed, and leaves prices of other dates alone', async () => {
    const [product] = await pricedProducts(test.database, 'ruter', longAgo);
    if (!product) throw new Error('no product was loaded');
    const before = await everything();
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
    await test.database.transaction(async (tx) => {
      await saveProductList(tx, 'ruter', priced('2024-01-28', 1));
      await saveProductList(tx, 'ruter', priced('2031-01-01', 99_900));
    });
    await loadReferenceData(test.database);
    const [later] = await pricedProducts(
      test.database,
      'ruter',
      Temporal.PlainDate.from('2031-02-01'),
    );
    const after = await everything();
    expect(later?.prices.find((price) => price.nrOfZones === 1)?.priceOre).toBe(99_900);
    expect(after.replace(/\{[^{}]*"validFrom":"2031-01-01"[^{}]*\},/, '')).toBe(before);
  });

  it('has the zones of all three operators, each with a shape and neighbours that exist', async () => {
    const counts = await Promise.all(
      tenantIds.map(async (tenant) => {
        const zones = await zoneMapOn(test.database, tenant, longAgo);
        const ids = new Set(zones.map((zone) => zone.id));
        for (const zone of zones) {
          expect(zone.adjacentZoneIds.filter((id) => !ids.has(id))).toEqual([]);
          expect(zone.shape.coordinates.length).toBeGreaterThan(0);
        }
        return zones.length;
      }),
    );
    expect(counts).toEqual([12, 27, 4]);
  });
});
