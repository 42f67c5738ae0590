import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { isTenant, tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Transaction } from '#platform/db/database.ts';
import { projectReferenceFolder } from '#platform/reference-data/reference-file.ts';
import { operatorsFolder } from '../operators/read-operators.ts';
import { readReferenceFile, WrongReferenceFile } from './read-reference-file.ts';
import { saveReferenceData } from './save-reference-data.ts';

/** Files in the folder of each operator. */
export const operatorFiles = ['zones.geojson', 'data.json'] as const;

/**
 * The project's own files, in `database/reference` and in the folders of the operators: facts, assumptions and inventions
 * for the demo world.
 */
const projectFiles = [
  'vat-rates.json',
  'post-areas.json',
  ...operatorFiles,
  'subscriptions.json',
  'fees.json',
  'taxable-products.json',
  'school-years.json',
  'quarantine.json',
  'sellers.json',
] as const;
type ProjectFile = (typeof projectFiles)[number];

const isOperatorFile = (name: ProjectFile): boolean => operatorFiles.some((one) => one === name);

/**
 * Loads the project's files for the demo world, and for tests. A real portal's data is loaded by a command
 * (docs/decisions/0070).
 */
export async function loadProjectData(
  tx: Transaction,
  files: readonly ProjectFile[] = projectFiles,
): Promise<void> {
  for (const name of files) {
    const paths = isOperatorFile(name)
      ? tenantIds().map((tenant) => join(operatorsFolder(), tenant, name))
      : [join(projectReferenceFolder, name)];
    for (const path of paths) await saveFile(tx, path);
  }
}

/** Loads what the folder of an operator has, for the demo world. */
export async function loadOperatorData(tx: Transaction, tenant: TenantId): Promise<void> {
  for (const name of operatorFiles) await saveFile(tx, join(operatorsFolder(), tenant, name));
}

async function saveFile(tx: Transaction, path: string): Promise<void> {
  if (!existsSync(path)) return;
  const read = await readReferenceFile(path, ofKnownOperators);
  if ('faults' in read) throw new WrongReferenceFile(read.faults);
  await saveReferenceData(tx, read.file);
}

/** Without the rows of operators that are not here: the project's files have those of its own. */
const ofKnownOperators = (file: object): object =>
  Object.fromEntries(
    Object.entries(file).map(([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value) ? value.filter((row: unknown) => !isOfUnknown(row)) : value,
    ]),
  );

const isOfUnknown = (row: unknown): boolean =>
  typeof row === 'object' &&
  row !== null &&
  'tenant' in row &&
  typeof row.tenant === 'string' &&
  !isTenant(row.tenant);

export const loadReferenceData = (database: Database): Promise<void> =>
  database.transaction((tx) => loadProjectData(tx));
