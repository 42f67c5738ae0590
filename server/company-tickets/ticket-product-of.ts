import type { SoldProduct } from '@takst/domain/company-tickets/order-product.rules.ts';
import type { PricedProduct } from '#products/products.public.ts';
import type { TicketProduct } from '#tickets/tickets.public.ts';

/** A product as a ticket is issued with it. */
export const ticketProductOf = ({
  choice,
  product,
  nrOfZones,
}: SoldProduct<PricedProduct>): TicketProduct => ({
  productId: product.id,
  zoneFrom: choice.kind === 'all' ? null : choice.from,
  zoneTo: choice.kind === 'all' ? null : choice.to,
  allZones: choice.kind === 'all',
  nrOfZones,
});
