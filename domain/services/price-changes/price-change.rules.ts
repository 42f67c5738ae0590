import { type DatedAmount, priceInForce } from '#catalogue/products/price.rules.ts';
import { firstOfMonth, lastOfMonth, monthsFrom } from '#platform/time/month.rules.ts';

const { compare } = Temporal.PlainDate;

/** What a product costs a profile in a number of zones from a day on: øre, VAT included. */
export type ProductPrice = DatedAmount & {
  readonly productId: string;
  readonly profileId: string;
  readonly priceOre: number;
};

/** What has prices of its own: a product for a profile in a number of zones. */
export type PricedThing = Pick<ProductPrice, 'productId' | 'profileId' | 'nrOfZones'>;

export const keyOfPriced = ({ productId, profileId, nrOfZones }: PricedThing): string =>
  JSON.stringify([productId, profileId, nrOfZones]);

/** How many months a price change is worked out for. */
export const monthsOfEffect = 12;

/** The first of the first month that a price is charged for: a month costs what is in force on its 1st. */
export const firstMonthAtPrice = (validFrom: Temporal.PlainDate): Temporal.PlainDate =>
  validFrom.day === 1 ? validFrom : firstOfMonth(validFrom).add({ months: 1 });

/** The months that a price change is worked out for. */
export type MonthsOfEffect = {
  /** Their firsts, twelve of them. */
  readonly months: readonly Temporal.PlainDate[];
  /** The last day of the last one. */
  readonly end: Temporal.PlainDate;
  /** The place of the first month in which all of the new prices are charged. */
  readonly place: number;
};

/**
 * Twelve months from the first one that a new price is charged for. A month before the current one never changes, so the
 * current one is the first. Null when a price begins after the twelve.
 */
export function monthsOfPrices(
  prices: readonly { readonly validFrom: Temporal.PlainDate }[],
  today: Temporal.PlainDate,
): MonthsOfEffect | null {
  const now = firstOfMonth(today);
  const firsts = prices
    .map(({ validFrom }) => firstMonthAtPrice(validFrom))
    .map((month) => (compare(month, now) < 0 ? now : month))
    .toSorted(compare);
  const [first, last] = [firsts[0], firsts.at(-1)];
  if (!first || !last) return null;
  const months = monthsFrom(first, first.add({ months: monthsOfEffect - 1 }));
  const place = months.findIndex((month) => month.equals(last));
  const end = months.at(-1);
  return place === -1 || !end ? null : { months, end: lastOfMonth(end), place };
}

/** Prices as they will be: a new one takes the place of the one for the same thing and day. */
export function withNewPrices(
  prices: readonly ProductPrice[],
  newPrices: readonly ProductPrice[],
): ProductPrice[] {
  const replaced = new Set(newPrices.map(keyWithDay));
  return [...prices.filter((price) => !replaced.has(keyWithDay(price))), ...newPrices];
}

const keyWithDay = (price: ProductPrice) => `${keyOfPriced(price)} ${price.validFrom.toString()}`;

/** Prices as they were before new ones that are among them, which have taken the place of some. */
export function withoutNewPrices(
  prices: readonly ProductPrice[],
  newPrices: readonly ProductPrice[],
  before: readonly ProductPrice[],
): ProductPrice[] {
  const added = new Set(newPrices.map(keyWithDay));
  return withNewPrices(
    prices.filter((price) => !added.has(keyWithDay(price))),
    before,
  );
}

/** Finds what a thing costs in a month: øre, or null when no price is on file. */
export function priceList(
  prices: readonly ProductPrice[],
): (thing: PricedThing, month: Temporal.PlainDate) => number | null {
  const byThing = Map.groupBy(prices, keyOfPriced);
  return (thing, month) => {
    const own = byThing.get(keyOfPriced(thing)) ?? [];
    return priceInForce(own, { nrOfZones: thing.nrOfZones, on: month })?.priceOre ?? null;
  };
}
