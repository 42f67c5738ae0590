import { type DatedAmount, priceInForce } from '#catalogue/products/price.rules.ts';
import {
  type NamedZones,
  namedZoneChoice,
  type ZoneSaleOffer,
} from '#catalogue/products/zone-sale.rules.ts';
import { withCommonPair, type ZoneChoice } from '#catalogue/zones/zone-choice.rules.ts';
import { zonesBetween } from '#catalogue/zones/zones-between.rules.ts';

type CounterPrice = DatedAmount & {
  readonly profileId: string;
  readonly priceOre: number;
  readonly vatPercent: number;
};

export type CounterProduct = {
  readonly id: string;
  readonly mediaTypes: readonly string[];
  /** Null of a single trip, and of travel money. */
  readonly nrOfDaysValid: number | null;
  /** Bounds of travel money on one card, in kroner; null of tickets. */
  readonly amounts: { readonly least: number; readonly most: number } | null;
  readonly tags: readonly string[];
  readonly prices: readonly CounterPrice[];
};

/** What an operator sells at ticket counters on a day. */
export type CounterOffer = Pick<ZoneSaleOffer, 'zones' | 'commonZonePair' | 'offersAllZones'> & {
  readonly products: readonly CounterProduct[];
};

export const isTravelMoney = ({ tags }: Pick<CounterProduct, 'tags'>): boolean =>
  tags.includes('travel-money');

/** Whether so much, in øre, may be put on one card: nothing where the operator has said no bounds. */
export const isAmountOffered = (
  { amounts }: Pick<CounterProduct, 'amounts'>,
  ore: number,
): boolean => amounts !== null && ore >= amounts.least * 100 && ore <= amounts.most * 100;

/** Zones of tickets by id, and how many are paid for. */
export type CounterZones = { readonly choice: ZoneChoice; readonly nrOfZones: number };

export type CounterZoneRefusal = 'INVALID_ZONE_FROM' | 'INVALID_ZONE_TO';

/**
 * How many zones a ticket of a product is paid for: those on the shortest way, at most as many as the product has prices
 * for, which stand for all zones (docs/decisions/0078).
 */
export function zonesOfCounterTicket(
  { zones, commonZonePair: pair, offersAllZones }: Omit<CounterOffer, 'products'>,
  product: Pick<CounterProduct, 'prices'>,
  requested: NamedZones,
): CounterZones | CounterZoneRefusal {
  const requestedZones = namedZoneChoice({ zones, offersAllZones }, requested);
  if (typeof requestedZones === 'string') return requestedZones;
  const choice = withCommonPair(requestedZones, pair);
  const most = Math.max(1, ...product.prices.map(({ nrOfZones }) => nrOfZones));
  if (choice.kind === 'all') return { choice, nrOfZones: most };
  const count = zonesBetween(choice.from, choice.to, { zones, pair });
  return count === null ? 'INVALID_ZONE_TO' : { choice, nrOfZones: Math.min(count, most) };
}

/** What one ticket of a profile costs on a day; null where no price is on file. */
export function priceOfCounterTicket(
  { prices }: Pick<CounterProduct, 'prices'>,
  { profileId, nrOfZones, on }: { profileId: string; nrOfZones: number; on: Temporal.PlainDate },
): Pick<CounterPrice, 'priceOre' | 'vatPercent'> | null {
  const own = prices.filter((price) => price.profileId === profileId);
  return priceInForce(own, { nrOfZones, on });
}
