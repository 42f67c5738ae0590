import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findViolations, sharesOf } from './architecture/find-violations.ts';
import { provePlanted } from './architecture/planted.ts';
import { readSource } from './architecture/source-file.ts';
import { root, sourcePaths } from './source-paths.ts';

/** Reads every source file and fails on violations of the rules in ARCHITECTURE.md. */

/** Fewer files mean that the check did not read the project. */
const fewest = 500;

const files = await Promise.all(
  (await sourcePaths()).map(async (path) =>
    readSource(path, await readFile(join(root, path), 'utf8')),
  ),
);

type Manifest = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;

async function packagesOf(folder: string): Promise<string[]> {
  const text = await readFile(join(root, folder, 'package.json'), 'utf8');
  const { dependencies = {}, devDependencies = {} } = JSON.parse(text) as Manifest;
  return Object.keys({ ...dependencies, ...devDependencies });
}
const manifests = ['domain', 'contract', 'server', 'web', '.'];
const declared = Object.fromEntries(
  await Promise.all(manifests.map(async (name) => [name, await packagesOf(name)] as const)),
);

const { proven, blind } = provePlanted();
const violations = findViolations(files, declared);
for (const sample of blind) console.error(`planted violation not found: ${sample}`);
for (const { rule, where } of violations) console.error(`${rule}: ${where}`);
if (files.length < fewest) console.error(`only ${files.length} files read`);

const at = sharesOf(files);
console.log(
  `${files.length} files read, ${proven} planted violations found; ` +
    `lines: median ${at(0.5)}, 90 % ${at(0.9)}, most ${at(1)}`,
);
process.exit(blind.length + violations.length > 0 || files.length < fewest ? 1 : 0);
