import { kronerToOre } from '@takst/domain/platform/money/ore.rules.ts';
import type { PricedProduct } from '#catalogue/products/products.public.ts';
import { priceOfTicket, type TicketRow } from '#ticketing/tickets/tickets.public.ts';

type SoldTicket = Pick<TicketRow, 'product_id' | 'profile_id' | 'nr_of_zones'>;

/** What a ticket costs in a month, in øre; null when no price is on file. */
export function monthlyPriceOf(
  products: readonly PricedProduct[],
  { product_id: productId, profile_id: profileId, nr_of_zones: nrOfZones }: SoldTicket,
  month: Temporal.PlainDate,
): number | null {
  const price = priceOfTicket(products, { productId, profileId, nrOfZones }, month);
  return price === null ? null : kronerToOre(price);
}
