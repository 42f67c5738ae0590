import type { ZoneSale } from '@takst/domain/products/zone-sale.rules.ts';
import type { TicketProduct } from './ticket.store.ts';

/** What is sold for zones, as a ticket is issued with it. */
export const productOfSale = ({ choice, productId, nrOfZones }: ZoneSale): TicketProduct => ({
  productId,
  zoneFrom: choice.kind === 'all' ? null : choice.from,
  zoneTo: choice.kind === 'all' ? null : choice.to,
  allZones: choice.kind === 'all',
  nrOfZones,
});
