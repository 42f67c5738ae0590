import type { Database, Transaction } from '#platform/db/database.ts';
import { referenceDataFile } from './reference-data-file.ts';
import { readReferenceFile } from '#platform/reference-data/reference-file.ts';
import { saveReferenceData } from './save-reference-data.ts';

/** The project's own files, in `database/reference`: facts, assumptions and inventions for the demo world. */
const projectFiles = [
  'vat-rates.json',
  'post-areas.json',
  'ruter-zones.json',
  'akt-zones.json',
  'fjord-zones.json',
  'ruter-products.json',
  'akt-products.json',
  'fjord-products.json',
  'subscriptions.json',
  'fees.json',
  'taxable-products.json',
  'school-years.json',
  'quarantine.json',
  'sellers.json',
] as const;

/**
 * Loads the project's files for the demo world, and for tests. A real portal's data is loaded by a command
 * (docs/decisions/0070).
 */
export async function loadProjectData(
  tx: Transaction,
  files: readonly (typeof projectFiles)[number][] = projectFiles,
): Promise<void> {
  for (const name of files) {
    await saveReferenceData(tx, await readReferenceFile(name, referenceDataFile));
  }
}

export const loadReferenceData = (database: Database): Promise<void> =>
  database.transaction((tx) => loadProjectData(tx));
