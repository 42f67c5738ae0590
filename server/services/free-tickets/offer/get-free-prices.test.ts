import { getFreePrices } from '@takst/contract/services/free-tickets/get-free-prices.contract.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

type Amount = { profileId: string; nrOfZones: number; priceOre: number };

const pricesAt = async (portal: TestPortal, tenant: 'ruter' | 'akt' | 'fjord') => {
  const answer = await portal.callAs(portal.user('support', tenant), getFreePrices, {});
  expect(answer).toMatchObject({ status: 200 });
  return answer.json as {
    products: { prices: Amount[] }[];
    taxedPrices: Amount[];
    newCardFeeOre: number | null;
  };
};

const adultInTwoZones = (amounts: readonly Amount[] = []) =>
  amounts.find(({ profileId, nrOfZones }) => profileId === 'ADULT' && nrOfZones === 2)?.priceOre;

describe('the prices of free tickets', () => {
  portalTest('are what the company pays and what is taxed', async (portal) => {
    const { products, taxedPrices } = await pricesAt(portal, 'ruter');
    const paid = adultInTwoZones(products[0]?.prices);
    expect(paid).toBeGreaterThan(0);
    expect(adultInTwoZones(taxedPrices)).toBeGreaterThan(paid ?? 0);
  });

  portalTest('are nothing at the third operator, where the employee is taxed', async (portal) => {
    const { products, taxedPrices } = await pricesAt(portal, 'fjord');
    expect(adultInTwoZones(products[0]?.prices)).toBe(0);
    expect(adultInTwoZones(taxedPrices)).toBeGreaterThan(0);
  });

  portalTest('name the fee of a new card where one is made (spec 3 §9)', async (portal) => {
    expect(await pricesAt(portal, 'ruter')).toMatchObject({ newCardFeeOre: 5000 });
    expect(await pricesAt(portal, 'fjord')).toMatchObject({ newCardFeeOre: 5000 });
    expect(await pricesAt(portal, 'akt')).toMatchObject({ newCardFeeOre: null });
  });
});
