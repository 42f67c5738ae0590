import type { CounterMedium } from '#services/ticket-counter/counter-medium.ts';
import type { CounterLine } from './counter-order.ts';

/** The deliveries of a line of an order, which follow each other: their positions count from 1. */
export type PlannedDeliveries = Pick<CounterLine, 'phones' | 'cardNumbers'> & {
  /** Counts from 0. */
  readonly line: number;
  readonly firstPosition: number;
  readonly count: number;
  readonly passengers: number;
  /** Of one delivery, in øre, of all its passengers. */
  readonly priceOre: number;
};

type PricedLine = Pick<CounterLine, 'quantity' | 'phones' | 'cardNumbers'> & {
  /** Of one ticket or passenger. */
  readonly priceOre: number;
};

/** The deliveries of an order, line by line: one for each ticket, and one paper card for all passengers of a line. */
export function plannedDeliveries(
  medium: CounterMedium,
  lines: readonly PricedLine[],
): PlannedDeliveries[] {
  let firstPosition = 1;
  return lines.map(({ quantity, phones, cardNumbers, priceOre }, line) => {
    const isPaper = medium === 'paper';
    const count = isPaper ? 1 : quantity;
    const delivery = {
      line,
      firstPosition,
      count,
      phones,
      cardNumbers,
      passengers: isPaper ? quantity : 1,
      priceOre: isPaper ? priceOre * quantity : priceOre,
    };
    firstPosition += count;
    return delivery;
  });
}
