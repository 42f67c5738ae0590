import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findViolations } from './architecture/find-violations.ts';
import { provePlanted } from './architecture/planted.ts';
import { readSource } from './architecture/source-file.ts';

/** Reads every source file and fails on what the architecture forbids (ARCHITECTURE.md). */
const root = join(import.meta.dirname, '..');
const folders = '{domain,contract,server,web,database,e2e,tools,benchmarks}';
/** A tool that reads nothing finds nothing. */
const fewest = 300;

const paths = (await Array.fromAsync(glob(`${folders}/**/*.{ts,tsx,mjs}`, { cwd: root })))
  .filter((path) => !/node_modules|\/dist\/|\.generated\.ts$/.test(path))
  .toSorted();
const files = await Promise.all(
  paths.map(async (path) => readSource(path, await readFile(join(root, path), 'utf8'))),
);

async function dependenciesOf(workspace: string): Promise<string[]> {
  const text = await readFile(join(root, workspace, 'package.json'), 'utf8');
  const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
  return Object.keys(dependencies);
}
const declared = Object.fromEntries(
  await Promise.all(
    ['domain', 'contract', 'server', 'web'].map(
      async (workspace) => [workspace, await dependenciesOf(workspace)] as const,
    ),
  ),
);

const { proven, blind } = provePlanted();
const violations = findViolations(files, declared);
for (const rule of blind) console.error(`planted violation not found: ${rule}`);
for (const { rule, where } of violations) console.error(`${rule}: ${where}`);
if (files.length < fewest) console.error(`only ${files.length} files read`);

const sizes = files.map(({ lines }) => lines).toSorted((one, other) => one - other);
const at = (share: number): number => sizes[Math.floor((sizes.length - 1) * share)] ?? 0;
console.log(
  `${files.length} files read, ${proven} planted violations found; ` +
    `lines: median ${at(0.5)}, 90 % ${at(0.9)}, most ${at(1)}`,
);
process.exit(blind.length + violations.length > 0 || files.length < fewest ? 1 : 0);
