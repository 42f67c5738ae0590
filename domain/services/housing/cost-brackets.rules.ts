/** So many units cost so much. */
export type CostCount = { readonly totalPrice: number; readonly units: number };

/** From an amount up to another one, which is not in it; 0 stands alone. In kroner. */
export type CostBracket = {
  readonly from: number;
  readonly below: number;
  readonly units: number;
};

/** Of these widths the narrowest one is taken that needs no more brackets than are easily read. */
const widths = [100, 200, 250, 500, 1_000, 2_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000];
const maxBrackets = 6;

/**
 * What units cost, in brackets of one width: however many units there are, few enough to read. First those that cost
 * nothing, if there are any; no bracket at the ends is empty.
 */
export function costBrackets(costs: readonly CostCount[]): CostBracket[] {
  const paidCosts = costs.filter(({ totalPrice }) => totalPrice > 0);
  const free = unitsIn(costs.filter(({ totalPrice }) => totalPrice <= 0));
  const prices = paidCosts.map(({ totalPrice }) => totalPrice);
  const highest = Math.max(0, ...prices);
  const width = widths.find((one) => highest < one * maxBrackets) ?? highest;
  const place = (price: number) => Math.floor(price / width);
  const first = place(Math.min(highest, ...prices));
  const count = prices.length === 0 ? 0 : place(highest) - first + 1;
  const brackets = Array.from({ length: count }, (_, at) => ({
    from: (first + at) * width,
    below: (first + at + 1) * width,
    units: unitsIn(paidCosts.filter(({ totalPrice }) => place(totalPrice) === first + at)),
  }));
  return free > 0 ? [{ from: 0, below: 0, units: free }, ...brackets] : brackets;
}

const unitsIn = (costs: readonly CostCount[]): number =>
  costs.reduce((sum, { units }) => sum + units, 0);
