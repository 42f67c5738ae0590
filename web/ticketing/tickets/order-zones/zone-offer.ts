import type { Product, ProductPrice } from '@takst/contract/catalogue/products/product.schema.ts';
import type { Zone } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import type { Tenant } from '@takst/domain/platform/tenants/tenants.ts';
import { createContext, useContext } from 'react';
import type { ZoneFields } from './zone-fields.ts';

/** The fields that decide what a ticket costs. */
export type PricedFields = ZoneFields & { profileId: string; startDate: string };

/** What a ticket costs a month, in kroner with VAT. */
export type ZonePrice = Pick<ProductPrice, 'priceInclVAT'>;

type ZoneProduct = { product: Product; price: ProductPrice; nrOfZones: number };

type PricedSale = { price: ZonePrice };

/** What the choice of zones shows and asks; the service says what is sold. */
export type ZoneOffer<Sold extends PricedSale = PricedSale> = {
  tenant: Tenant;
  zones: readonly Zone[];
  /** Any two zones may be chosen, and not neighbours alone: each of `zones` is beside every other. */
  goesAnywhere?: boolean;
  isStartOffered: (date: Temporal.PlainDate) => boolean;
  /** What is sold for the selected zones, with its price; null while a zone or a price is missing. */
  productFor: (fields: PricedFields) => Sold | null;
};

/** The same of a service that sells products, which its tickets name. */
export type ProductZoneOffer = ZoneOffer<ZoneProduct>;

const ZoneOfferContext = createContext<ZoneOffer | null>(null);
export const ZoneOfferProvider = ZoneOfferContext.Provider;

export function useZoneOffer(): ZoneOffer {
  const offer = useContext(ZoneOfferContext);
  if (!offer) throw new Error('The choice of zones stands within an offer');
  return offer;
}

/** Any two zones may be chosen (spec 3 §5): for the choice each is beside every other. */
export const besideEachOther = (zones: readonly Zone[]): Zone[] =>
  zones.map((zone) => ({
    ...zone,
    adjacentZoneIds: zones.map(({ id }) => id).filter((id) => id !== zone.id),
  }));

export const oreOf = ({ priceInclVAT }: ZonePrice): number => Math.round(priceInclVAT * 100);
