import { getCompanyInfo } from '@takst/contract/catalogue/company-info/get-company-info.contract.ts';
import { offeredProduct } from '@takst/domain/services/company-tickets/offered-product.rules.ts';
import { comparedZones } from '@takst/domain/catalogue/company-info/compared-prices.ts';
import { comparePrices } from '@takst/domain/catalogue/company-info/price-comparison.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import { describe, expect } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { productsFrom } from '#catalogue/products/products.public.ts';
import { callLoosely } from '#testing/portal/call-as.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { zonesOn } from '#catalogue/zones/zones.public.ts';
import { priceDates } from './test-price-dates.query.ts';

/** What the order form shows for every zone choice that it has, by the tab that it belongs to. */
async function formPrices(database: Database, today: Temporal.PlainDate) {
  const zones = await zonesOn(database, 'ruter', today);
  const startDate = firstOfMonth(today);
  const products = (await productsFrom(database, 'ruter', startDate)).filter(({ services }) =>
    services.includes('company-tickets'),
  );
  const { commonZonePair, offersAllZones } = tenantOf('ruter');
  const offer = { zones, products, commonZonePair, offersAllZones };
  const priceOf = (zoneFrom: string | null, zoneTo: string | null) => {
    const validAllZones = zoneFrom === null;
    const order = { validAllZones, zoneFrom, zoneTo, profileId: 'ADULT', startDate };
    const sold = offeredProduct(offer, order);
    if (typeof sold === 'string') throw new Error(sold);
    return sold.price.priceOre;
  };
  const nameOf = (id: string) => zones.find((zone) => zone.id === id)?.name ?? '';
  const oslo = zones.filter(({ name }) => name === '1');
  const others = zones.filter(({ name }) => name !== '1');
  const pairs = zones.flatMap((zone) =>
    zone.adjacentZoneIds.map((id) => [zone.name, nameOf(id)] as const),
  );
  return {
    oslo: oslo.map(({ name }) => priceOf(name, name)),
    one: others.map(({ name }) => priceOf(name, name)),
    two: pairs.map(([from, to]) => priceOf(from, to)),
    all: [priceOf(null, null)],
  };
}

describe('the price comparison', () => {
  portalTest(
    'has the price of the order form, for every zone choice and dated price',
    async ({ database }) => {
      const dates = await priceDates(database, 'ruter');
      const days = dates.flatMap((day) => [day, day.add({ days: 5 }), day.add({ months: 2 })]);
      expect(days.length).toBeGreaterThan(5);
      for (const today of days) {
        const products = await productsFrom(database, 'ruter', firstOfMonth(today));
        const zones = await zonesOn(database, 'ruter', today);
        const form = await formPrices(database, today);
        if (zones.length === 0) continue;
        for (const compared of comparedZones) {
          const comparison = comparePrices(compared, { products, zones, today });
          const company = comparison.find(({ ticket }) => ticket === 'company')?.monthOre;
          expect([`${today} ${compared}`, ...new Set(form[compared])]).toEqual([
            `${today} ${compared}`,
            company,
          ]);
        }
      }
    },
  );

  portalTest('would differ if Oslo had the price of any zone', async ({ database, clock }) => {
    const form = await formPrices(database, clock.today());
    expect(form.oslo[0]).not.toBe(form.one[0]);
  });

  portalTest('is for everybody, at the main operator alone', async (portal) => {
    const visit = (tenant: TenantId) =>
      callLoosely(portal.port, { tenant }, { route: getCompanyInfo, input: {} });
    const { status, json } = await visit('ruter');
    expect(status).toBe(200);
    expect(json).toMatchObject({
      comparisons: [{ zones: 'oslo' }, { zones: 'one' }, { zones: 'two' }, { zones: 'all' }],
      mailbox: 'kontakt@ruter.example',
    });
    const akt = await visit('akt');
    expect(akt.json).toEqual({ comparisons: [], mailbox: null });
  });
});
