import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldersOf } from '../mutation/areas.ts';
import type { ImportGraph } from '../imports/import-graph.ts';
import { root } from '../source-paths.ts';
import { affectedTests, isTestFile, type AffectedTests } from './affected-tests.ts';
import { schemasIn } from './beside-tests.ts';

/** The tests of the server's areas whose tables a migration touches. */
function testsOfMigration({ modules }: ImportGraph, migration: string): string[] {
  const folders = schemasIn(readFileSync(join(root, migration), 'utf8'))
    .flatMap((schema) => foldersOf(schema.replaceAll('_', '-')))
    .filter((folder) => folder.startsWith('server/'));
  return [...modules.keys()].filter(
    (path) => isTestFile(path) && folders.some((folder) => path.startsWith(`${folder}/`)),
  );
}

/** How far the tests of an area are taken to be from a migration of its tables. */
const fromMigration = 2;

/** The tests that changed files of the project reach, the nearest first. */
export function affectedBy(graph: ImportGraph, changed: readonly string[]): AffectedTests {
  const nearest = new Map(affectedTests(graph, changed));
  const migrations = changed.filter(
    (path) => path.endsWith('.sql') && existsSync(join(root, path)),
  );
  for (const test of migrations.flatMap((path) => testsOfMigration(graph, path))) {
    if (!nearest.has(test)) nearest.set(test, fromMigration);
  }
  return new Map([...nearest].toSorted(([, one], [, other]) => one - other));
}
