import { type DatedAmount, priceInForce } from '#catalogue/products/price.rules.ts';
import type { ZoneFilters } from '#catalogue/products/product-choice.rules.ts';
import type { ProfileId } from '#catalogue/products/profiles.rules.ts';
import type { ZoneSaleOffer, ZoneSaleRefusal } from '#catalogue/products/zone-sale.rules.ts';
import type { TwoHomesRefusal } from '#services/school-tickets/two-homes-refusal.ts';
import {
  type HomesSale,
  type NamedHomes,
  sellForHomes,
} from '#services/school-tickets/two-homes.rules.ts';
import { firstOfMonth } from '#platform/time/month.rules.ts';

type SchoolPrice = DatedAmount & { readonly profileId: string; readonly priceOre: number };

type SchoolProduct = {
  readonly id: string;
  readonly filters: ZoneFilters;
  readonly prices: readonly SchoolPrice[];
};

/** What an operator sells as school tickets on a day. */
export type SchoolOffer = Omit<ZoneSaleOffer, 'products'> & {
  readonly products: readonly SchoolProduct[];
};

/** A school ticket as it is sold. */
export type SoldSchoolTicket = HomesSale & {
  readonly profileId: ProfileId;
  /** What the school is invoiced for a month, in øre, VAT included. */
  readonly priceOre: number;
};

/** The first one that a product has prices for is a pupil's profile: nobody asks how old a pupil is. */
const pupilProfiles = ['CHILD', 'YOUTH', 'STUDENT'] as const satisfies readonly ProfileId[];

/** What is sold between the zones of one home or two from a day, with the price of its first month, or why nothing is. */
export function sellSchoolTicket(
  offer: SchoolOffer,
  { startDate, ...zones }: NamedHomes & { readonly startDate: Temporal.PlainDate },
): SoldSchoolTicket | ZoneSaleRefusal | TwoHomesRefusal {
  return sellForHomes(offer, zones, (product) => {
    for (const profileId of pupilProfiles) {
      const priceOre = monthlyPrice(offer, { ...product, profileId }, startDate);
      if (priceOre !== null) return { profileId, priceOre };
    }
    return null;
  });
}

type PricedTicket = Pick<HomesSale, 'productId' | 'nrOfZones'> & { readonly profileId: string };

/** What a ticket costs in the month of a day, in øre, VAT included; null where no price is on file. */
export function monthlyPrice(
  { products }: Pick<SchoolOffer, 'products'>,
  { productId, profileId, nrOfZones }: PricedTicket,
  day: Temporal.PlainDate,
): number | null {
  const own = products
    .filter(({ id }) => id === productId)
    .flatMap(({ prices }) => prices.filter((price) => price.profileId === profileId));
  return priceInForce(own, { nrOfZones, on: firstOfMonth(day) })?.priceOre ?? null;
}
