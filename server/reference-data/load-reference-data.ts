import { loadPostAreas } from '#companies/companies.public.ts';
import type { Database } from '#db/database.ts';
import { loadProducts } from '#products/products.public.ts';
import { loadZoneMaps } from '#zones/zones.public.ts';
import { saveQuarantine } from './quarantine.store.ts';
import { quarantineFile } from './quarantine.schema.ts';
import { readReferenceFile } from './reference-file.ts';

/**
 * Loads zones, products, prices, VAT rates, post codes and quarantine lengths from the project's files.
 * May run at every start: it inserts missing rows, updates rows that differ and deletes nothing.
 */
export async function loadReferenceData(database: Database): Promise<void> {
  const { quarantine } = await readReferenceFile('quarantine.json', quarantineFile);
  await database.transaction(async (tx) => {
    await loadZoneMaps(tx);
    await loadProducts(tx);
    await loadPostAreas(tx);
    await saveQuarantine(tx, quarantine);
  });
}
