import type { PriceRow } from '@takst/contract/catalogue/price-proposals/price-row.schema.ts';
import {
  effectOfPrices,
  type PriceChangeEffect,
} from '@takst/domain/services/price-changes/price-change-effect.rules.ts';
import {
  type MonthsOfEffect,
  monthsOfPrices,
  type PricedThing,
  priceList,
  type ProductPrice,
  withoutNewPrices,
} from '@takst/domain/services/price-changes/price-change.rules.ts';
import { isProfileId } from '@takst/domain/catalogue/products/profiles.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';
import type { Database } from '#platform/db/database.ts';
import { productsFrom } from '#catalogue/products/products.public.ts';
import type { BillingServices } from '#ticketing/tickets/tickets.public.ts';
import { ticketGroups } from './ticket-groups.query.ts';

export type PriceChangeRequest = {
  readonly tenant: TenantId;
  readonly services: BillingServices;
  readonly rows: readonly PriceRow[];
  /** Of rows that are on file already: what was there before them. */
  readonly before?: readonly PriceRow[];
  readonly today: Temporal.PlainDate;
};

export type FoundPriceChange = MonthsOfEffect & {
  readonly effect: PriceChangeEffect;
  /** What a thing costs in a month by the prices on file. */
  readonly priceNow: (thing: PricedThing, month: Temporal.PlainDate) => number | null;
  readonly productName: (productId: string) => BilingualText;
};

export type UnknownPrices =
  | { readonly code: 'UNKNOWN_PRODUCT'; readonly names: string[] }
  | { readonly code: 'PRICES_TOO_FAR_APART' };

/** What new prices mean for the live tickets that are invoiced by month (docs/decisions/0142). */
export async function findPriceChange(
  database: Database,
  { tenant, services, rows, before, today }: PriceChangeRequest,
): Promise<FoundPriceChange | UnknownPrices> {
  const found = monthsOfPrices(rows, today);
  const [start] = found?.months ?? [];
  if (!found || !start) return { code: 'PRICES_TOO_FAR_APART' };
  const products = await productsFrom(database, tenant, start);
  const names = new Map(products.map(({ id, name }) => [id, name]));
  const unknown = rows.flatMap(({ productId, profileId }) => [
    ...(names.has(productId) ? [] : [productId]),
    ...(isProfileId(profileId) ? [] : [profileId]),
  ]);
  if (unknown.length > 0) return { code: 'UNKNOWN_PRODUCT', names: [...new Set(unknown)] };
  const onFile: ProductPrice[] = products.flatMap(({ id: productId, prices }) =>
    prices.map((price) => ({ ...price, productId })),
  );
  const now = before ? withoutNewPrices(onFile, rows, before) : onFile;
  const groups = await ticketGroups(database, {
    ...found,
    tenant,
    services: Object.keys(services).filter((service) => services[service]?.bills === 'months'),
  });
  return {
    ...found,
    effect: effectOfPrices(groups, { now, new: rows }, found),
    priceNow: priceList(now),
    productName: (productId) => names.get(productId) ?? { nb: productId, en: productId },
  };
}
