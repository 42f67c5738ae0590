import type { SoldProduct } from '@takst/domain/catalogue/products/order-product.rules.ts';
import type { PricedProduct } from '#catalogue/products/products.public.ts';
import { productOfSale, type TicketProduct } from '#ticketing/tickets/tickets.public.ts';

/** A product as a ticket is issued with it. */
export const ticketProductOf = ({ product, ...sold }: SoldProduct<PricedProduct>): TicketProduct =>
  productOfSale({ ...sold, productId: product.id });
