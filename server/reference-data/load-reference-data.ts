import { loadPostAreas } from '#companies/companies.public.ts';
import type { Database } from '#db/database.ts';
import { loadProducts } from '#products/products.public.ts';
import { loadZoneMaps } from '#zones/zones.public.ts';
import { saveQuarantine } from './quarantine.store.ts';
import { quarantineFile } from './quarantine.schema.ts';
import { readReferenceFile } from './reference-file.ts';

/**
 * Brings zones, products, prices, VAT rates, post codes and quarantine lengths of the project's files into the
 * database. May run at every start: what is there stays, what differs is put right, and rows that
 * the files do not know are left alone.
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
