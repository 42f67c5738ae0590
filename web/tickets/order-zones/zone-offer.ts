import type { Product, ProductPrice } from '@takst/contract/products/product.schema.ts';
import type { Zone } from '@takst/contract/zones/list-zones.contract.ts';
import type { Tenant } from '@takst/domain/tenants/tenants.ts';
import { createContext, useContext } from 'react';
import type { ZoneFields } from './zone-fields.ts';

/** The fields that decide what a ticket costs. */
export type PricedFields = ZoneFields & { profileId: string; startDate: string };

export type ZoneProduct = { product: Product; price: ProductPrice; nrOfZones: number };

/** What the choice of zones shows and asks; the service says which product is sold. */
export type ZoneOffer = {
  tenant: Tenant;
  zones: readonly Zone[];
  isStartOffered: (date: Temporal.PlainDate) => boolean;
  /** The product sold for the selected zones, with its price; null while a zone or a price is missing. */
  productFor: (fields: PricedFields) => ZoneProduct | null;
};

const ZoneOfferContext = createContext<ZoneOffer | null>(null);
export const ZoneOfferProvider = ZoneOfferContext.Provider;

export function useZoneOffer(): ZoneOffer {
  const offer = useContext(ZoneOfferContext);
  if (!offer) throw new Error('The choice of zones stands within an offer');
  return offer;
}

export const oreOf = ({ priceInclVAT }: ProductPrice): number => Math.round(priceInclVAT * 100);
