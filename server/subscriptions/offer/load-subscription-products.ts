import { kronerToOre } from '@takst/domain/money/ore.rules.ts';
import { subscriptionTypes } from '@takst/domain/subscriptions/subscription-type.ts';
import { tenantIds } from '@takst/domain/tenants/tenant-id.ts';
import { subscriberServiceIds } from '@takst/domain/tickets/ticket-service-id.ts';
import { z } from 'zod';
import type { Transaction } from '#db/database.ts';
import { upsertRows } from '#db/upsert-rows.ts';
import { readReferenceFile } from '#reference-data/reference-data.public.ts';

const inBothLanguages = z.object({ nb: z.string(), en: z.string() });

/** Types and prices in `database/reference`; the file has kroner, the database whole øre. */
const subscriptionsFile = z.object({
  subscriptions: z.array(
    z.object({
      tenant: z.enum(tenantIds),
      type: z.enum(subscriptionTypes),
      services: z.array(z.enum(subscriberServiceIds)),
      name: inBothLanguages,
      description: inBothLanguages,
      prices: z.array(z.object({ validFrom: z.iso.date(), price: z.number().min(0) })),
    }),
  ),
});

const productTable = { table: 'subscriptions.product', key: ['tenant', 'type'] } as const;
const priceTable = {
  table: 'subscriptions.price',
  key: ['tenant', 'type', 'valid_from'],
} as const;

/** Inserts missing products and prices of subscriptions and updates those that differ. */
export async function loadSubscriptionProducts(tx: Transaction): Promise<void> {
  const { subscriptions } = await readReferenceFile('subscriptions.json', subscriptionsFile);
  await upsertRows(
    tx,
    productTable,
    subscriptions.map(({ prices: _prices, ...product }, position) => ({ ...product, position })),
  );
  const prices = subscriptions.flatMap(({ tenant, type, prices: dated }) =>
    dated.map(({ validFrom, price }) => ({
      tenant,
      type,
      valid_from: validFrom,
      price_ore: kronerToOre(price),
    })),
  );
  await upsertRows(tx, priceTable, prices);
}
