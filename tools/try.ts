import { existsSync, globSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../e2e/find-browser.ts';
import { changedLines } from './changed-lines.ts';
import { loadGraph } from './imports/import-graph.ts';
import { runVitest } from './run-vitest.ts';
import { root } from './source-paths.ts';
import { runStep } from './steps.ts';
import { startKeptPostgres } from './kept-postgres.ts';
import { databaseForTests } from './throwaway-postgres.ts';
import { affectedBy } from './try/affected-by.ts';
import { isTestFile } from './try/affected-tests.ts';
import { checksFor, reachesEverything } from './try/beside-tests.ts';
import { leftOutLine, planAffected, type LeftOut } from './try/plan.ts';
import { divideByProject, togetherOf } from './try/divide-by-project.ts';

/**
 * `npm run try -- <file or folder> …`: test files and those of folders, as `npm test` runs them; of a product file, the tests that
 * it reaches. `--changed` runs what differs from `main` reaches, the nearest first; `--all` leaves none out.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
});

const fromRoot = (path: string): string =>
  relative(root, resolve(root, path)).replaceAll('\\', '/');

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The named tests, and the product files whose tests are asked for. */
function readPaths(): { tests: string[]; files: string[] } {
  const tests: string[] = [];
  const files: string[] = [];
  for (const path of positionals.map(fromRoot)) {
    if (!existsSync(join(root, path))) fail(`There is no file or folder ${path}.`);
    if (statSync(join(root, path)).isDirectory()) {
      const found = globSync(`${path}/**/*.test.{ts,tsx}`, { cwd: root });
      if (found.length === 0) fail(`There are no tests in ${path}.`);
      tests.push(...found.map((file) => file.replaceAll('\\', '/')).toSorted());
    } else (isTestFile(path) ? tests : files).push(path);
  }
  if (values.changed) files.push(...changedLines().keys());
  return { tests, files };
}
if (positionals.length === 0 && !values.changed)
  fail('npm run try -- <test file, folder or product file> …, or --changed');

// What was started is stopped when this process ends, however it ends.
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) {
  process.on(signal, () => process.exit(128 + constants.signals[signal]));
}

const { tests, files } = readPaths();
const leftOut: LeftOut[] = [];
const chosen = new Set(tests);
if (files.length > 0) {
  const plan = planAffected(affectedBy(await loadGraph(), files), { isWhole: values.all });
  for (const file of plan.files) chosen.add(file);
  leftOut.push(...plan.leftOut);
  const wide = files.filter(reachesEverything);
  if (wide.length > 0) console.log(`Every test depends on ${wide.join(', ')}: npm test runs them.`);
}
const needsDatabase = [...chosen].some((file) =>
  /^(server|database|benchmarks|e2e\/trials)\//.test(file),
);
const database = needsDatabase ? await databaseForTests(() => startKeptPostgres()) : {};
const env = { ...process.env, ...database };
Object.assign(process.env, database);
const divided = await divideByProject([...chosen], {
  hasPostgres: Boolean(env['TEST_DATABASE_URL']),
  hasBrowser: (await findBrowser()) !== null,
  onOneDatabase: values.changed,
});
for (const [project, ofProject] of divided.runs) console.log(`${project}: ${ofProject.join(' ')}`);
for (const one of [...leftOut, ...divided.leftOut]) console.log(leftOutLine(one));
if (files.length > 0) console.log('not run: types, lint, format, architecture (npm run check)');

let failures = 0;
for (const { name, args } of checksFor(files)) {
  const { passed } = await runStep({ name, command: process.execPath, args, isTold: true });
  if (!passed) failures += 1;
}
for (const projects of togetherOf([...divided.runs.keys()])) {
  const ofProjects = projects.flatMap((project) => divided.runs.get(project) ?? []);
  failures += (await runVitest({ projects, env, files: [...new Set(ofProjects)] })).failed;
}
if (divided.runs.size === 0)
  console.log(chosen.size === 0 ? 'No test reaches it.' : 'None of the tests can run here.');
process.exit(failures > 0 ? 1 : 0);
