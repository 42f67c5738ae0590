import { expect } from 'vitest';
import { databaseTest } from '#testing/database-test.ts';
import { placePricesAndRates } from '../test-subscriptions.store.ts';
import { subscriptionOffers } from './subscription-offer.query.ts';

databaseTest(
  'a price has a row for each day on which it or its VAT rate changes, each with what is in force',
  async ({ database }) => {
    await placePricesAndRates(database, {
      prices: [
        ['2026-01-01', 10_000],
        ['2026-07-15', 20_000],
      ],
      rates: [
        ['2020-01-01', 12],
        ['2026-01-01', 15],
        ['2026-07-20', 25],
        ['2027-01-01', 6],
      ],
    });
    const [offer] = await subscriptionOffers(database, 'ruter');
    const rows = offer?.prices.map(({ validFrom, priceOre, vatPercent }) => [
      validFrom.toString(),
      priceOre,
      vatPercent,
    ]);
    expect(rows).toEqual([
      ['2026-01-01', 10_000, 15],
      ['2026-07-15', 20_000, 15],
      ['2026-07-20', 20_000, 25],
      ['2027-01-01', 20_000, 6],
    ]);
  },
);
