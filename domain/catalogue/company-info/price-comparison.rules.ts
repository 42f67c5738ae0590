import { type PricedProduct, productSoldFor } from '#catalogue/products/order-product.rules.ts';
import { type DatedAmount, priceInForce } from '#catalogue/products/price.rules.ts';
import { firstOfMonth } from '#platform/time/month.rules.ts';
import type { ComparedPrice, ComparedTicket, ComparedZones } from './compared-prices.ts';
import {
  type FareZone,
  type ZoneChoice,
  zonesPaidFor,
} from '#catalogue/zones/zone-choice.rules.ts';

type Price = DatedAmount & { readonly profileId: string; readonly priceOre: number };
type ComparedProduct = Omit<PricedProduct, 'prices'> & {
  readonly services: readonly string[];
  readonly nrOfDaysValid: number | null;
  readonly prices: readonly Price[];
};

type Comparison = {
  readonly products: readonly ComparedProduct[];
  readonly zones: readonly FareZone[];
  readonly today: Temporal.PlainDate;
};

const profileId = 'ADULT';
const osloZone = '1';
const months = 12;

/** A choice of zones as in the order form; null where the operator has none like it. */
function choiceOf(compared: ComparedZones, zones: readonly FareZone[]): ZoneChoice | null {
  if (compared === 'all') return { kind: 'all' };
  const oslo = zones.find(({ name }) => name === osloZone);
  const from = compared === 'oslo' ? oslo : zones.find((zone) => zone !== oslo);
  const to = compared === 'two' ? from?.adjacentZoneIds[0] : from?.id;
  return from && to !== undefined ? { kind: 'zones', from: from.id, to } : null;
}

/** What travelling with each kind of ticket costs; none where one of them has no price. */
export function comparePrices(
  compared: ComparedZones,
  { products, zones, today }: Comparison,
): ComparedPrice[] {
  const choice = choiceOf(compared, zones);
  if (!choice) return [];
  const retail = (days: number): number | null => {
    const product = products.find(({ nrOfDaysValid }) => nrOfDaysValid === days);
    const prices = product?.prices.filter((price) => price.profileId === profileId) ?? [];
    const nrOfZones = zonesPaidFor(choice, null);
    return priceInForce(prices, { nrOfZones, on: today })?.priceOre ?? null;
  };
  const [thirtyDays, year] = [retail(30), retail(365)];
  const company = productSoldFor({
    products: products.filter(({ services }) => services.includes('company-tickets')),
    choice,
    pair: null,
    profileId,
    start: firstOfMonth(today),
  })?.price.priceOre;
  if (thirtyDays === null || year === null || company === undefined) return [];
  return [
    byMonth('thirtyDays', thirtyDays),
    { ticket: 'year', yearOre: year, monthOre: monthOf(year) },
    byMonth('company', company),
  ];
}

/** Twelve of them are a year (spec 2 §9). */
const byMonth = (ticket: ComparedTicket, monthOre: number): ComparedPrice => ({
  ticket,
  monthOre,
  yearOre: months * monthOre,
});

/** A twelfth of a year, rounded down to whole kroner (spec 2 §9). */
const monthOf = (yearOre: number): number => 100 * Math.floor(yearOre / months / 100);
