import { globSync, readFileSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, join } from 'node:path';
import { getOrInsert } from '@takst/server/platform/db/get-or-insert.ts';
import { root } from '../source-paths.ts';
import { databaseForTests } from '../throwaway-postgres.ts';
import { areaFolderOf } from './areas.ts';
import { functionProbes } from './vitest/function-probes.ts';
import { readPatch, testsOf, type PatchedFile } from './planted/patch.ts';
import type { Edit } from './sql/mutant.ts';
import type { FileEdits } from './vitest/mutating-plugin.ts';
import { runFaults, runTogether } from './vitest/run-faults.ts';

/**
 * `npm run trial:planted -- <folder or patch> …`: plants one patch after the other in what vitest reads, and says which tests of
 * its area notice it. No file is written, so that the template of the test databases stays. A line `Tests: …` above the patch
 * names its test folders and files in their place, `--tests …` more of them for all;
 * `--together` plants all at once.
 */
type Planted = { readonly name: string; readonly files: readonly PatchedFile[] };

const given = process.argv.slice(2).filter((word) => word !== '--together');
const isTogether = process.argv.includes('--together');
const isOption = (index: number): boolean => given[index] === '--tests';
const moreTests = given.filter((_word, index) => isOption(index - 1));
const paths = given.filter((_word, index) => !isOption(index) && !isOption(index - 1));
const patches = paths.flatMap((path) =>
  statSync(path).isDirectory() ? globSync(join(path, '*.patch')).toSorted() : [path],
);
if (patches.length === 0) throw new Error('npm run trial:planted -- <folder or patch> …');

const counts = new Map<string, number>();
function report(outcome: string, name: string, detail = ''): void {
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  console.log(`${outcome.padEnd(14)} ${name} ${detail}`.trimEnd());
}

/** Patches by the tests that run for them: each group has one first run without faults. */
const groups = new Map<string, Planted[]>();
for (const path of patches) {
  const patch = readFileSync(path, 'utf8');
  const name = basename(path, '.patch');
  const files = readPatch(patch);
  if (files === null) {
    report('does not apply', name);
    continue;
  }
  const named = testsOf(patch);
  const areas = files.map(({ file }) => areaFolderOf(file) ?? file);
  const tests = new Set([...(named.length > 0 ? named : areas), ...moreTests]);
  getOrInsert(groups, [...tests].toSorted().join(' '), () => []).push({ name, files });
}

const byPath = (edits: readonly (readonly [string, Edit])[]): FileEdits =>
  new Map(
    [...Map.groupBy(edits, ([file]) => join(root, file))].map(([file, ofFile]) => [
      file,
      ofFile.map(([, edit]) => edit),
    ]),
  );

async function tryGroup(folders: readonly string[], planted: readonly Planted[]): Promise<void> {
  const probes = planted.map(({ files }, id) =>
    files.map((file) => functionProbes(file, id)?.map((edit) => [file.file, edit] as const)),
  );
  let startedAt = performance.now();
  console.log(`tests of ${folders.join(' ')}`);
  await runFaults({
    faults: planted.map(({ files }, id) => ({
      edits: byPath(files.map(({ file, edit }) => [file, edit] as const)),
      isProbed: probes[id]?.every((ofFile) => ofFile !== undefined) ?? false,
    })),
    probes: byPath(probes.flat().flatMap((ofFile) => ofFile ?? [])),
    folders,
    onReady: () => {
      console.log(`               ${secondsSince(startedAt)} s without a fault`);
      startedAt = performance.now();
    },
    onTried: (id, { outcome, failures }) => {
      const [failure = ''] = failures;
      report(
        outcome,
        planted[id]?.name ?? '',
        `${secondsSince(startedAt)} s ${failure.split('\n')[0]}`,
      );
      startedAt = performance.now();
    },
  });
}

/** Says which tests notice any of them: a fast first look, where it is clear which test is about which fault. */
async function tryTogether(): Promise<void> {
  const planted = [...groups.values()].flat();
  const edits = planted.flatMap(({ files }) =>
    files.map(({ file, edit }) => [file, edit] as const),
  );
  const folders = [...groups.keys()].flatMap((tests) => tests.split(' '));
  const failures = await runTogether(byPath(edits), [...new Set(folders)]);
  console.log(planted.map(({ name }) => name).join(' '));
  for (const failure of failures) report('fails', failure.split('\n')[0] ?? '');
}

const secondsSince = (moment: number): number => Math.round((performance.now() - moment) / 1000);

// A database that was started is stopped when this process ends, however it ends.
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) {
  process.on(signal, () => process.exit(128 + constants.signals[signal]));
}
if ([...groups.keys()].some((tests) => tests.includes('server/')))
  Object.assign(process.env, await databaseForTests());
if (isTogether) await tryTogether();
else for (const [tests, planted] of groups) await tryGroup(tests.split(' '), planted);
console.log([...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', '));
process.exit(0);
