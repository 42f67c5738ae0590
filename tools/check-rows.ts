import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findMissingColumns } from './rows/find-missing-columns.ts';
import { provePlanted } from './rows/planted.ts';
import { root, sourcePaths } from './source-paths.ts';

/** Fails on a query in SQL text that does not select what the type of its rows says: `sql<Row>` is a cast. */

/** Fewer queries mean that the check did not read the project. */
const fewest = 300;

const paths = (await sourcePaths()).filter((path) =>
  /^(domain|contract|server|database)\//.test(path),
);
const sources = new Map(
  await Promise.all(
    paths.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const),
  ),
);
const { proven, blind } = provePlanted();
const { faults, queries } = findMissingColumns(sources);
for (const sample of blind) console.error(`planted fault not found: ${sample}`);
for (const { rule, where } of faults) console.error(`${rule}: ${where}`);
if (queries < fewest) console.error('too few queries read');
console.log(`${queries} queries read, ${proven} planted faults found`);
process.exit(blind.length + faults.length > 0 || queries < fewest ? 1 : 0);
