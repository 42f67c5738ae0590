import type { Tenant } from '#platform/tenants/tenants.ts';
import {
  type FareZone,
  withCommonPair,
  type ZoneChoice,
} from '#catalogue/zones/zone-choice.rules.ts';
import { zonesPaidBetween } from '#catalogue/zones/zones-between.rules.ts';
import { productsForZones, type ZoneFilters } from './product-choice.rules.ts';

/** Zones as an order names them; both null for all zones. */
export type NamedZones = {
  readonly validAllZones: boolean;
  readonly zoneFrom: string | null;
  readonly zoneTo: string | null;
};

export type ZoneSaleOffer = Pick<Tenant, 'commonZonePair' | 'offersAllZones'> & {
  readonly zones: readonly FareZone[];
  readonly products: readonly { readonly id: string; readonly filters: ZoneFilters }[];
};

/** What is sold for zones. */
export type ZoneSale = {
  readonly productId: string;
  /** The zones as the order goes out, by id. */
  readonly choice: ZoneChoice;
  readonly nrOfZones: number;
};

export type ZoneSaleRefusal = 'INVALID_ZONE_FROM' | 'INVALID_ZONE_TO' | 'PRODUCT_NOT_OFFERED';

/**
 * The first product that has amounts for the zones of an order, or why there is none. Any two zones may be chosen; one of
 * the common pair alone becomes the pair (spec 3 §5). `amountsOf` answers null where no price is on file.
 */
export function sellForZones<Amounts extends object>(
  offer: ZoneSaleOffer,
  zones: NamedZones,
  amountsOf: (sold: Pick<ZoneSale, 'productId' | 'nrOfZones'>) => Amounts | null,
): (ZoneSale & Amounts) | ZoneSaleRefusal {
  const requestedZones = namedZoneChoice(offer, zones);
  if (typeof requestedZones === 'string') return requestedZones;
  const choice = withCommonPair(requestedZones, offer.commonZonePair);
  const nrOfZones = zonesPaidBetween(choice, { zones: offer.zones, pair: offer.commonZonePair });
  if (nrOfZones === null) return 'INVALID_ZONE_TO';
  for (const { id: productId } of productsForZones(offer.products, choice)) {
    const amounts = amountsOf({ productId, nrOfZones });
    if (amounts !== null) return { productId, choice, nrOfZones, ...amounts };
  }
  return 'PRODUCT_NOT_OFFERED';
}

/** The zones of an order by id, as they are asked for. */
export function namedZoneChoice(
  { zones, offersAllZones }: Pick<ZoneSaleOffer, 'zones' | 'offersAllZones'>,
  { validAllZones, zoneFrom, zoneTo }: NamedZones,
): ZoneChoice | Exclude<ZoneSaleRefusal, 'PRODUCT_NOT_OFFERED'> {
  if (validAllZones) return offersAllZones ? { kind: 'all' } : 'INVALID_ZONE_FROM';
  const [from, to] = [zoneFrom, zoneTo].map((name) => zones.find((zone) => zone.name === name)?.id);
  if (from === undefined) return 'INVALID_ZONE_FROM';
  return to === undefined ? 'INVALID_ZONE_TO' : { kind: 'zones', from, to };
}
