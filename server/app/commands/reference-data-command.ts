import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { recordChanges } from '#platform/changes/change.store.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { readReferenceFile } from '#app/reference-data/read-reference-file.ts';
import { operatorFiles } from '#app/reference-data/load-reference-data.ts';
import { DataRefused, saveReferenceData } from '#app/reference-data/save-reference-data.ts';
import {
  overtakeChanges,
  type OvertakenChange,
} from '#services/operator-desk/operator-desk.public.ts';
import { findUnknownProducts } from '#app/reference-data/unknown-products.query.ts';
import type { FileChanges, NamedFile } from './file-changes.ts';
import { changesOfTenants } from './recorded-rows.ts';
import { reportOf } from './reference-data-report.ts';

export const referenceDataUsage = `npm run reference-data -- check <file or folder …>
npm run reference-data -- load <file or folder …>
  check says what load would change. Files are as those in database/reference, see docs/decisions/0070; of an
  operator's folder zones.geojson and data.json are loaded, see docs/operators.md.`;

export type CommandResult = { readonly isDone: boolean; readonly lines: readonly string[] };

/** Thrown to take back what was saved; carries what it came to. */
class TakenBack extends Error {
  readonly result: FileChanges[] | string[];
  constructor(result: FileChanges[] | string[]) {
    super('taken back');
    this.result = result;
  }
}

/** Loads reference data from files, all of them or none, or says what loading them would change. */
export async function runReferenceDataCommand(
  database: Database,
  [command, ...names]: readonly string[],
  now: Temporal.Instant,
): Promise<CommandResult> {
  if ((command !== 'check' && command !== 'load') || names.length === 0) {
    return { isDone: false, lines: [referenceDataUsage] };
  }
  const paths = (await Promise.all(names.map(filesAt))).flat();
  const readings = await Promise.all(paths.map(readNamedFile));
  const faults = readings.flatMap((one) => ('faults' in one ? one.faults : []));
  if (faults.length > 0) return { isDone: false, lines: faults };
  const files = readings.flatMap((one) => ('faults' in one ? [] : [one]));
  const result = await saveFiles(database, files, { isKept: command === 'load', now });
  if (isFaults(result)) return { isDone: false, lines: result };
  return { isDone: true, lines: reportOf(result, command) };
}

const isFaults = (result: FileChanges[] | string[]): result is string[] =>
  typeof result[0] === 'string';

async function saveFiles(
  database: Database,
  files: readonly NamedFile[],
  { isKept, now }: { isKept: boolean; now: Temporal.Instant },
): Promise<FileChanges[] | string[]> {
  try {
    return await database.transaction(async (tx) => {
      const result = await saveAll(tx, files, now);
      if (!isKept || isFaults(result)) throw new TakenBack(result);
      for (const { origin, changes } of changesOfTenants(
        result,
        `reference-data ${randomUUID()}`,
      )) {
        await recordChanges(tx, { origin, changes, at: now });
      }
      return result;
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.result;
    if (error instanceof DataRefused) return [error.message];
    throw error;
  }
}

async function saveAll(
  tx: Transaction,
  files: readonly NamedFile[],
  now: Temporal.Instant,
): Promise<FileChanges[] | string[]> {
  const results: FileChanges[] = [];
  for (const namedFile of files) {
    const unknown = await findUnknownProducts(tx, namedFile.file);
    if (unknown.length > 0) {
      return unknown.map(
        (product) => `${namedFile.name}: prices of ${product}, which is no product yet`,
      );
    }
    const changes = await saveReferenceData(tx, namedFile.file);
    results.push({ ...namedFile, changes, overtaken: await overtaken(tx, namedFile, now) });
  }
  return results;
}

async function overtaken(
  tx: Transaction,
  { file: { tenant, asOf, products } }: NamedFile,
  now: Temporal.Instant,
): Promise<OvertakenChange[]> {
  if (!tenant || !products) return [];
  const productIds = products.map(({ id }) => id);
  return overtakeChanges(tx, { tenant, productIds, asOf, now });
}

/** What a name stands for: of the folder of an operator, the files that it has. */
async function filesAt(name: string): Promise<string[]> {
  const isFolder = await stat(name).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
  if (!isFolder) return [name];
  return operatorFiles.map((file) => join(name, file)).filter((file) => existsSync(file));
}

async function readNamedFile(name: string): Promise<NamedFile | { faults: string[] }> {
  const read = await readReferenceFile(name);
  return 'faults' in read ? read : { name, ...read };
}
