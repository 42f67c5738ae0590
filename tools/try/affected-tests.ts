import { isTest, workspaceOf } from '../architecture/source-file.ts';
import { areaOf } from '../architecture/storey-names.ts';
import { hasName, type ImportGraph } from '../imports/import-graph.ts';
import type { Import } from '../imports/source-module.ts';
import { operationsIn } from '../slice/find-operations.ts';

/** Test files, with the number of imports between each and what changed; a changed test has 0. */
export type AffectedTests = ReadonlyMap<string, number>;

export const isTestFile = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Files that put all areas together: through them everything reaches everything. */
const gathers = (path: string): boolean =>
  /^(server|web|contract|domain)\/app\/|\.(routes|pages)\.ts$/.test(path);

/** A file, and which of its exports are followed. */
type Step = { readonly path: string; readonly names: Import['names'] };

const keyOf = ({ path, names }: Step): string => `${path} ${names === 'all' ? '*' : names.join()}`;

/** The files that import a step as a value; one that only exports it again is followed by its names. */
function importersOf(graph: ImportGraph, { path, names }: Step): Step[] {
  return graph
    .importersOf(path)
    .filter(({ imported }) => !imported.isType && (names === 'all' || hasName(imported, names)))
    .map(({ path: importer }) => {
      const reexports = graph.modules
        .get(importer)
        ?.reexports.filter(
          ({ target, from }) =>
            target === path && (names === 'all' || names.includes(from) || from === '*'),
        );
      const isOnlyPassing = reexports && reexports.length > 0 && importer.endsWith('.public.ts');
      const passed = reexports?.flatMap(({ name }) => (name === '*' ? [] : name)) ?? [];
      return { path: importer, names: isOnlyPassing && passed.length > 0 ? passed : 'all' };
    });
}

/** The names of a contract by which tests call what a file answers: of a list, each of its calls. */
function callNames(graph: ImportGraph, { target, names }: Import): Import['names'] {
  if (names === 'all') return names;
  const operations = operationsIn(target, graph.modules.get(target)?.text ?? '');
  return operations
    .filter(({ exports }) => exports.some((name) => names.includes(name)))
    .flatMap(({ exports }) => exports);
}

/** Tests of the server, and their helpers, that make the calls which a file of the server answers. */
function callersOf(graph: ImportGraph, path: string): Step[] {
  if (workspaceOf(path) !== 'server' || isTest(path)) return [];
  const contracts = graph.modules
    .get(path)
    ?.imports.filter(({ target, isType }) => !isType && target.endsWith('.contract.ts'));
  return (contracts ?? []).flatMap((contract) =>
    importersOf(graph, { path: contract.target, names: callNames(graph, contract) }).filter(
      ({ path: caller }) => /^(server|database)\//.test(caller) && isTest(caller),
    ),
  );
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');

/** The tests in a folder, without its subfolders. */
const testsIn = ({ modules }: ImportGraph, folder: string): string[] =>
  [...modules.keys()].filter((path) => isTestFile(path) && folderOf(path) === folder);

/** Tests of the same area come before others that are two imports nearer. */
const ofSameArea = 2;

/** A test of the same name is nearest, whatever lies between. */
function distanceOf(test: string, changed: string, imports: number): number {
  if (test === changed) return 0;
  if (nameOf(test) === nameOf(changed)) return 1;
  return areaOf(test) === areaOf(changed) ? Math.max(1, imports - ofSameArea) : imports;
}

/** How far the tests of a changed file are from it. */
function testsOf(graph: ImportGraph, changed: string): Map<string, number> {
  const start: Step = { path: changed, names: 'all' };
  const reached = new Map([[keyOf(start), { step: start, imports: 0 }]]);
  const tests = new Map<string, number>();
  for (const { step, imports } of reached.values()) {
    if (isTestFile(step.path)) {
      // The first way to a test is the shortest.
      if (!tests.has(step.path)) tests.set(step.path, distanceOf(step.path, changed, imports));
      continue;
    }
    if (gathers(step.path) && step.path !== changed) continue;
    for (const next of [...importersOf(graph, step), ...callersOf(graph, step.path)]) {
      const key = keyOf(next);
      if (!reached.has(key)) reached.set(key, { step: next, imports: imports + 1 });
    }
  }
  const near = testsIn(graph, folderOf(changed));
  for (const test of near)
    if (nameOf(test) === nameOf(changed)) tests.set(test, distanceOf(test, changed, 1));
  if (tests.size === 0) for (const test of near) tests.set(test, sameFolder);
  return tests;
}

/** How far tests are taken to be from a file of their folder that none imports. */
const sameFolder = 2;

/** The tests that changed files reach: by imports, by the calls that they answer, or else by lying in the same folder. */
export function affectedTests(graph: ImportGraph, changed: readonly string[]): AffectedTests {
  const nearest = new Map<string, number>();
  for (const file of changed) {
    for (const [test, distance] of testsOf(graph, file))
      nearest.set(test, Math.min(distance, nearest.get(test) ?? distance));
  }
  // Of several that are as far, those that lie beside a changed file come first.
  const folders = new Set(changed.map(folderOf));
  const isElsewhere = (test: string): number => (folders.has(folderOf(test)) ? 0 : 1);
  return new Map(
    [...nearest].toSorted(
      ([test, one], [otherTest, other]) =>
        one - other || isElsewhere(test) - isElsewhere(otherTest),
    ),
  );
}
