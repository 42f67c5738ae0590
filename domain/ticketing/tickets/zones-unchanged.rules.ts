import { areZonesUnchanged, type ZoneChoice } from '#catalogue/zones/zone-choice.rules.ts';

/** Where a ticket is valid, by zone ids as they go out in an order, and as which product it is sold. */
export type SoldZones = { readonly choice: ZoneChoice; readonly productId: string };

/**
 * Whether a change of zone changes nothing: 'You need to change zones in order to save.' (spec 2
 * §5). The same zones as another product are a change: a ticket that was sold as a wider product
 * becomes the one that its zones are sold as today.
 */
export const isZoneChangeEmpty = (before: SoldZones, after: SoldZones): boolean =>
  before.productId === after.productId && areZonesUnchanged(before.choice, after.choice);
