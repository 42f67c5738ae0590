import { kronerToOre } from '@takst/domain/platform/money/ore.rules.ts';
import { subscriptionTypes } from '@takst/domain/catalogue/products/subscription-type.ts';
import { knownTenant } from '#platform/tenants/known-tenant.ts';
import { subscriberServiceIds } from '@takst/domain/platform/access/ticket-service-id.ts';
import { z } from 'zod';
import type { Transaction } from '#platform/db/database.ts';
import {
  type FileOrigin,
  type RowChange,
  rowOrigin,
  saveReferenceRows,
  stampOf,
} from '#platform/reference-data/reference-data.public.ts';

const inBothLanguages = z.strictObject({ nb: z.string(), en: z.string() });

/** A price of a month, VAT included; the file has kroner, the database whole øre. */
const priceRow = z.strictObject({
  validFrom: z.iso.date(),
  price: z.number().min(0),
  ...rowOrigin,
});

export const subscriptionSection = z.array(
  z.strictObject({
    tenant: knownTenant,
    type: z.enum(subscriptionTypes),
    services: z.array(z.enum(subscriberServiceIds)),
    name: inBothLanguages,
    description: inBothLanguages,
    prices: z.array(priceRow),
    ...rowOrigin,
  }),
);

/** New prices of subscriptions that are there. */
export const subscriptionPriceSection = z.array(
  priceRow.extend({ tenant: knownTenant, type: z.enum(subscriptionTypes) }),
);

type Subscriptions = FileOrigin & {
  readonly subscriptions: z.output<typeof subscriptionSection>;
};
type SubscriptionPrices = FileOrigin & {
  readonly subscriptionPrices: z.output<typeof subscriptionPriceSection>;
};

const productTable = { table: 'subscriptions.product', key: ['tenant', 'type'] } as const;
const priceTable = {
  table: 'subscriptions.price',
  key: ['tenant', 'type', 'valid_from'],
} as const;

/** Saves products and prices of subscriptions. */
export async function saveSubscriptions(
  tx: Transaction,
  file: Subscriptions,
): Promise<RowChange[]> {
  const products = await saveReferenceRows(
    tx,
    productTable,
    file.subscriptions.map(({ tenant, type, services, name, description, ...row }, position) => ({
      tenant,
      type,
      services,
      name,
      description,
      position,
      ...stampOf(file, row),
    })),
  );
  const subscriptionPrices = file.subscriptions.flatMap(({ tenant, type, origin, prices }) =>
    prices.map((price) => ({ origin, ...price, tenant, type })),
  );
  return [...products, ...(await saveSubscriptionPrices(tx, { ...file, subscriptionPrices }))];
}

export const saveSubscriptionPrices = (
  tx: Transaction,
  file: SubscriptionPrices,
): Promise<RowChange[]> =>
  saveReferenceRows(
    tx,
    priceTable,
    file.subscriptionPrices.map(({ tenant, type, validFrom, price, ...row }) => ({
      tenant,
      type,
      valid_from: validFrom,
      price_ore: kronerToOre(price),
      ...stampOf(file, row),
    })),
  );
