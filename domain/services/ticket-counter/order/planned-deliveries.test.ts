import { expect, it } from 'vitest';
import { plannedDeliveries } from './planned-deliveries.rules.ts';

const lines = [
  { quantity: 3, phones: [], cardNumbers: ['1234567890'], priceOre: 40_00 },
  { quantity: 2, phones: [], cardNumbers: [], priceOre: 20_00 },
];
const summaryOf = (medium: Parameters<typeof plannedDeliveries>[0]) =>
  plannedDeliveries(medium, lines).map(({ line, firstPosition, count, passengers, priceOre }) => [
    line,
    firstPosition,
    count,
    passengers,
    priceOre,
  ]);

it('an order of codes or cards has a delivery for each ticket, one after the other', () => {
  for (const medium of ['phone', 'card'] as const) {
    expect(summaryOf(medium)).toEqual([
      [0, 1, 3, 1, 40_00],
      [1, 4, 2, 1, 20_00],
    ]);
  }
  expect(plannedDeliveries('card', lines)[0]).toMatchObject({ cardNumbers: ['1234567890'] });
});

it('an order of paper has a card for each line, for all its passengers', () => {
  expect(summaryOf('paper')).toEqual([
    [0, 1, 1, 3, 120_00],
    [1, 2, 1, 2, 40_00],
  ]);
});
