import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const madeFrom = [
  'benchmarks/data/{company-names,data-ids,data-moment,data-size,place-*,settle-*,without-*}*.ts',
  'database/migrations/*.sql',
  'database/reference/*.json',
  'database/demo/{names.json,organisation-numbers.ts}',
];

/** Changes with everything that the data are made from. */
export async function dataVersion(): Promise<string> {
  const files = await Array.fromAsync(glob(madeFrom, { cwd: root }));
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !name.endsWith('.test.ts')).toSorted()) {
    hash.update(file).update(await readFile(join(root, file)));
  }
  return hash.digest('hex').slice(0, 10);
}
