import { tenantIds } from '@takst/domain/tenants/tenant-id.ts';
import * as z from 'zod/mini';
import { loadPostAreas } from '#companies/companies.public.ts';
import type { Database } from '#db/database.ts';
import { loadSellers } from '#invoices/invoices.public.ts';
import { upsertRows } from '#db/upsert-rows.ts';
import { loadProducts } from '#products/products.public.ts';
import { loadSubscriptionProducts } from '#subscriptions/subscriptions.public.ts';
import { loadZoneMaps } from '#zones/zones.public.ts';
import { readReferenceFile } from './reference-file.ts';

const quarantineFile = z.object({
  quarantine: z.array(
    z.object({
      tenant: z.enum(tenantIds),
      validFrom: z.iso.date(),
      days: z.int().check(z.minimum(0)),
    }),
  ),
});

const quarantineTable = {
  table: 'company_tickets.quarantine',
  key: ['tenant', 'valid_from'],
} as const;

/**
 * Loads zones, products, subscriptions, prices, VAT rates, post codes, sellers and quarantine lengths from the project's files.
 * May run at every start: it inserts missing rows, updates rows that differ and deletes nothing.
 */
export async function loadReferenceData(database: Database): Promise<void> {
  const { quarantine } = await readReferenceFile('quarantine.json', quarantineFile);
  const quarantineRows = quarantine.map(({ validFrom, ...row }) => ({
    ...row,
    valid_from: validFrom,
  }));
  await database.transaction(async (tx) => {
    await loadZoneMaps(tx);
    await loadProducts(tx);
    await loadSubscriptionProducts(tx);
    await loadPostAreas(tx);
    await loadSellers(tx);
    await upsertRows(tx, quarantineTable, quarantineRows);
  });
}
