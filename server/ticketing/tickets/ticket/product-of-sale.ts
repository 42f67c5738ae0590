import type { ZoneSale } from '@takst/domain/catalogue/products/zone-sale.rules.ts';
import type { TicketProduct } from './ticket.store.ts';

/** Of a service that sells a second pair, it says so of one pair too. */
type SoldZones = ZoneSale & {
  readonly secondPair?: { readonly from: string; readonly to: string } | null;
};

/** What is sold for zones, as a ticket is issued with it. */
export const productOfSale = ({
  choice,
  secondPair,
  productId,
  nrOfZones,
}: SoldZones): TicketProduct => ({
  productId,
  zoneFrom: choice.kind === 'all' ? null : choice.from,
  zoneTo: choice.kind === 'all' ? null : choice.to,
  allZones: choice.kind === 'all',
  nrOfZones,
  ...(secondPair !== undefined && {
    secondZoneFrom: secondPair?.from ?? null,
    secondZoneTo: secondPair?.to ?? null,
  }),
});
