import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { priceInForce } from '@takst/domain/catalogue/products/price.rules.ts';
import type { PricedProduct } from '#catalogue/products/products.public.ts';

/** What a ticket costs in a month, in kroner; null when no price is on file. */
export function priceOfTicket(
  products: readonly PricedProduct[],
  ticket: { productId: string; profileId: string; nrOfZones: number },
  month: Temporal.PlainDate,
): number | null {
  const product = products.find(({ id }) => id === ticket.productId);
  const ofProfile = product?.prices.filter((price) => price.profileId === ticket.profileId) ?? [];
  const price = priceInForce(ofProfile, { nrOfZones: ticket.nrOfZones, on: month });
  return price && toKroner(price.priceOre);
}
