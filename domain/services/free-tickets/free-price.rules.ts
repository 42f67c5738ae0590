import { type DatedAmount, priceInForce } from '#catalogue/products/price.rules.ts';
import type { TaxedPrice } from '#catalogue/products/taxed-prices.rules.ts';
import type { ZoneFilters } from '#catalogue/products/product-choice.rules.ts';
import {
  type NamedZones,
  sellForZones,
  type ZoneSaleRefusal,
} from '#catalogue/products/zone-sale.rules.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';
import type { FareZone, ZoneChoice } from '#catalogue/zones/zone-choice.rules.ts';
import { pricedOn } from './free-dates.rules.ts';
import { type OwnShare, ownShareOn, taxableAfterOwnShare } from './own-share.rules.ts';

type FreePrice = DatedAmount & { readonly profileId: string; readonly priceOre: number };

type FreeProduct = {
  readonly id: string;
  readonly filters: ZoneFilters;
  readonly prices: readonly FreePrice[];
};

/** What an operator sells as free tickets on a day, and the prices that are the taxable benefit of them. */
export type FreeOffer = Pick<Tenant, 'commonZonePair' | 'offersAllZones'> & {
  readonly zones: readonly FareZone[];
  readonly products: readonly FreeProduct[];
  readonly taxedPrices: readonly TaxedPrice[];
};

/** The same to companies, with what their employees pay for each ticket. */
export type CompanyOffer = FreeOffer & { readonly ownShares: readonly OwnShare[] };

/** A free ticket as it is sold. */
export type SoldFreeTicket = {
  readonly productId: string;
  /** The zones as the order goes out, by id. */
  readonly choice: ZoneChoice;
  readonly nrOfZones: number;
  /** What the company is invoiced for a month, VAT included; 0 where the ticket costs nothing. */
  readonly priceOre: number;
  /** What is taxed for a month, less the own share; null where the retail price of the same profile and zones is not on file. */
  readonly taxOre: number | null;
};

export type FreeSaleRefusal = ZoneSaleRefusal;

type SaleRequest = NamedZones & {
  readonly profileId: string;
  /** The department; null while none is chosen. */
  readonly agreementId: number | null;
  readonly startDate: Temporal.PlainDate;
};

/**
 * What is sold for zones to a profile from a day, with its price and its taxable benefit (domain: Price and tax), or
 * why nothing is. Any two zones may be chosen; one of the common pair alone becomes the pair (spec 3 §5).
 */
export function sellFreeTicket(
  offer: CompanyOffer,
  request: SaleRequest,
): SoldFreeTicket | FreeSaleRefusal {
  const { profileId, agreementId, startDate: start } = request;
  return sellForZones(offer, request, (product) => {
    const { priceOre, taxOre } = freeAmountsOf(
      offer,
      { ...product, profileId, agreementId },
      start,
    );
    return priceOre === null ? null : { priceOre, taxOre };
  });
}

/** What a ticket costs and is taxed for a month, in øre, from a first day; null for what is not on file. */
export type FreeAmounts = { readonly priceOre: number | null; readonly taxOre: number | null };

type PricedTicket = {
  readonly productId: string;
  readonly profileId: string;
  readonly agreementId: number | null;
  readonly nrOfZones: number;
};

/**
 * The amounts of a ticket as it is sold, in the month in which it begins (domain: Price and tax). `freeTicketMonth` is the same
 * in SQL.
 */
export function freeAmountsOf(
  {
    products,
    taxedPrices,
    ownShares,
  }: Pick<CompanyOffer, 'products' | 'taxedPrices' | 'ownShares'>,
  { productId, profileId, nrOfZones, agreementId }: PricedTicket,
  start: Temporal.PlainDate,
): FreeAmounts {
  const amount = (prices: readonly TaxedPrice[], on: Temporal.PlainDate) =>
    priceInForce(
      prices.filter((price) => price.profileId === profileId),
      { nrOfZones, on },
    )?.priceOre ?? null;
  const sold = products.find(({ id }) => id === productId)?.prices ?? [];
  const taxOre = taxableAfterOwnShare(
    amount(taxedPrices, start),
    ownShareOn(ownShares, agreementId, start),
  );
  return { priceOre: amount(sold, pricedOn(start)), taxOre };
}
