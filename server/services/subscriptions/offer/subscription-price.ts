import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { vatIncludedIn } from '@takst/domain/platform/money/vat.rules.ts';
import { inForce } from '@takst/domain/platform/time/in-force.rules.ts';
import type { SubscriptionPrice } from './subscription-offer.query.ts';

/** A monthly price in kroner, and the VAT within it. */
export const inKroner = ({ priceOre, vatPercent }: SubscriptionPrice) => ({
  pricePerMonth: toKroner(priceOre),
  vatPerMonth: toKroner(vatIncludedIn(priceOre, vatPercent)),
});

/** What a month costs on a day; nulls when no price is on file. */
export function priceOn(
  prices: readonly SubscriptionPrice[],
  day: Temporal.PlainDate,
): { pricePerMonth: number | null; vatPerMonth: number | null } {
  const price = inForce(prices, day);
  return price ? inKroner(price) : { pricePerMonth: null, vatPerMonth: null };
}
