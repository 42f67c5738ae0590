import {
  type NamedZones,
  sellForZones,
  type ZoneSale,
  type ZoneSaleOffer,
  type ZoneSaleRefusal,
} from '#catalogue/products/zone-sale.rules.ts';
import type { TwoHomesRefusal } from './two-homes-refusal.ts';
import type { TenantOffer } from '#platform/tenants/tenant-offer.ts';
import { areZonesUnchanged, type ZoneChoice } from '#catalogue/zones/zone-choice.rules.ts';

/** The zones between the school and the second home of a pupil, by name. */
export type SecondHome = { readonly zoneFrom: string; readonly zoneTo: string };

/** The zones that an order names, of one home or of two. */
export type NamedHomes = NamedZones & {
  /** Null for one home. */
  readonly secondHome: SecondHome | null;
};

/** The zones of a ticket by id: those of its second home beside the first ones. */
export type ZonesOfHomes = {
  readonly choice: ZoneChoice;
  /** Null for one home. */
  readonly secondPair: ZonePair | null;
};
export type ZonePair = { readonly from: string; readonly to: string };

/** What is sold for zones of one home or two. */
export type HomesSale = ZoneSale & ZonesOfHomes;

type TwoHomesTerms = {
  readonly offers: ReadonlySet<TenantOffer>;
  readonly isOnPhone: boolean;
};

/** Why no ticket of the operator on such a medium has two homes; null where it may. */
export function refuseTwoHomes({ offers, isOnPhone }: TwoHomesTerms): TwoHomesRefusal | null {
  if (!offers.has('schoolTicket.twoHomes')) return 'TWO_HOMES_NOT_OFFERED';
  return isOnPhone ? 'TWO_HOMES_ON_PHONE' : null;
}

/**
 * One ticket for the zones of both homes: it is sold, and charged in each month, as what its dearer pair is sold as. Of
 * two pairs that cost the same, that is the one with more zones.
 */
export function sellForHomes<Amounts extends { readonly priceOre: number }>(
  offer: ZoneSaleOffer,
  { secondHome, ...zones }: NamedHomes,
  amountsOf: (sold: Pick<ZoneSale, 'productId' | 'nrOfZones'>) => Amounts | null,
): (HomesSale & Amounts) | ZoneSaleRefusal | TwoHomesRefusal {
  const first = sellForZones(offer, zones, amountsOf);
  if (typeof first === 'string') return first;
  if (!secondHome) return { ...first, secondPair: null };
  if (first.choice.kind === 'all') return 'TWO_HOMES_IN_ALL_ZONES';
  const second = sellForZones(offer, { validAllZones: false, ...secondHome }, amountsOf);
  if (typeof second === 'string' || second.choice.kind === 'all') return 'SECOND_ZONES_NOT_OFFERED';
  if (areZonesUnchanged(first.choice, second.choice)) return 'SECOND_ZONES_SAME';
  const { from, to } = second.choice;
  const dearer = isDearer(second, first) ? second : first;
  return { ...dearer, choice: first.choice, secondPair: { from, to } };
}

type PriceAndZones = { readonly priceOre: number; readonly nrOfZones: number };

const isDearer = (one: PriceAndZones, other: PriceAndZones): boolean =>
  one.priceOre > other.priceOre ||
  (one.priceOre === other.priceOre && one.nrOfZones > other.nrOfZones);

/** The same zones in either order: a ticket is valid to both homes, whichever is called the first. */
export function areHomesUnchanged(before: ZonesOfHomes, after: ZonesOfHomes): boolean {
  const [mine, others] = [pairsOf(before), pairsOf(after)];
  return (
    mine.length === others.length &&
    mine.every((one) => others.some((other) => areZonesUnchanged(one, other)))
  );
}

const pairsOf = ({ choice, secondPair }: ZonesOfHomes): ZoneChoice[] => [
  choice,
  ...(secondPair ? [{ kind: 'zones' as const, ...secondPair }] : []),
];
