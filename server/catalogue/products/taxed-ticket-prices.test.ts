import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import { describe, expect } from 'vitest';
import { loadReferenceData } from '#app/reference-data/load-reference-data.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { saveTaxableProducts } from './load-fees.ts';
import { productsOn, taxableProductsFrom } from './products.public.ts';
import { taxedPricesOn } from './test-taxed-prices.query.ts';

const today = Temporal.PlainDate.from('2026-03-06');
const databaseTest = databaseTestWith(async (test) => {
  await loadReferenceData(test.database);
  return test;
});

describe('prices with the taxable benefit beside them (domain: Free ticket)', () => {
  databaseTest('have what the taxed product costs for the same profile and zones', async (test) => {
    for (const tenant of tenantIds()) {
      const [taxedProduct] = await taxableProductsFrom(test.database, tenant, today);
      const taxed = taxedProduct?.productId ?? null;
      // Newest first: the first price of a profile and a number of zones is the one in force.
      const prices = (await productsOn(test.database, { tenant }, today)).flatMap((product) =>
        product.prices
          .toSorted((one, other) => Temporal.PlainDate.compare(other.validFrom, one.validFrom))
          .map((price) => ({ ...price, product: product.id })),
      );
      const priceOf = (product: string | null, profileId: string, nrOfZones: number) =>
        prices.find(
          (one) =>
            one.product === product && one.profileId === profileId && one.nrOfZones === nrOfZones,
        );
      const expected = prices
        .filter((one) => priceOf(one.product, one.profileId, one.nrOfZones) === one)
        .map(({ product, profileId, nrOfZones, priceOre, vatPercent }) => {
          const benefit = priceOf(taxed, profileId, nrOfZones)?.priceOre ?? '-';
          return `${product} ${profileId} ${nrOfZones}: ${priceOre} ${vatPercent} ${benefit}`;
        });
      expect(expected.length).toBeGreaterThan(20);
      const taxedPrices = await taxedPricesOn(test.database, tenant, today);
      expect(taxedPrices.toSorted(), tenant).toEqual(expected.toSorted());
    }
  });

  databaseTest('of the main operator: half of it is charged, all of it is taxed', async (test) => {
    const prices = await taxedPricesOn(test.database, 'ruter', today);
    expect(prices).toContain('free-ticket ADULT 1: 44800 12 89700');
    // No month costs as much as many single zones.
    expect(prices.filter((price) => price.startsWith('single-ticket ADULT 4'))).toEqual([
      expect.stringMatching(/ -$/),
    ]);
  });

  databaseTest(
    'have none before a product is taxed, and the new one from its day',
    async (test) => {
      const next = Temporal.PlainDate.from('2027-01-01');
      const taxableProducts = [
        { tenant: 'ruter', validFrom: String(next), productId: 'period-7-days' } as const,
      ];
      await test.database.transaction((tx) =>
        saveTaxableProducts(tx, { origin: 'fact', asOf: '2026-11-01', taxableProducts }),
      );
      // What is taxed at one operator says nothing of another.
      const ofOthers = await taxableProductsFrom(test.database, 'akt', next.subtract({ days: 1 }));
      expect(ofOthers.map(({ productId }) => productId)).not.toContain('period-7-days');
      const benefits = async (day: Temporal.PlainDate) =>
        (await taxedPricesOn(test.database, 'ruter', day))
          .filter((price) => price.startsWith('period-7-days ADULT 1: '))
          .map((price) => price.split(' ').slice(-3));
      const [[price]] = (await benefits(next)) as [[string]];
      expect(await benefits(next.subtract({ days: 1 }))).toEqual([[price, '12', '89700']]);
      expect(await benefits(next)).toEqual([[price, '12', price]]);
      expect(
        (await taxedPricesOn(test.database, 'akt', Temporal.PlainDate.from('2019-12-31'))).filter(
          (one) => !one.endsWith(' -'),
        ),
      ).toEqual([]);
    },
  );
});
