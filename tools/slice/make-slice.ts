import { isTest, workspaceOf } from '../architecture/source-file.ts';
import { speaksSql } from '../architecture/import-rules.ts';
import { hasName, type ImportGraph } from '../imports/import-graph.ts';
import type { Operation } from './find-operations.ts';
import { follow, usedBy } from './follow-imports.ts';

/** The files of an operation by workspace, each list in the order in which they are read. */
export type Slice = {
  readonly web: readonly string[];
  readonly texts: readonly string[];
  readonly contract: readonly string[];
  readonly domain: readonly string[];
  readonly server: readonly string[];
  readonly tests: readonly string[];
  /** Files of the platform that the use case uses and that are not listed. */
  readonly platform: readonly string[];
};

const isOfPlatform = (path: string): boolean => path.split('/')[1] === 'platform';

const unique = (paths: readonly string[]): string[] => [...new Set(paths)];

/** Files that import an operation as a value. */
const usersOf = (graph: ImportGraph, { contract, exports }: Operation): string[] =>
  unique(
    graph
      .importersOf(contract)
      .filter(({ imported }) => !imported.isType && hasName(imported, exports))
      .map(({ path }) => path),
  );

/** The pages above some files of the web, with what lies between; the nearest for each file. */
function upToPages(graph: ImportGraph, files: readonly string[]): string[] {
  const found: string[] = [];
  for (const file of files) {
    const cameFrom = new Map<string, string | null>([[file, null]]);
    for (const path of cameFrom.keys()) {
      if (path.endsWith('.page.tsx')) {
        const way: string[] = [];
        for (let at: string | null = path; at; at = cameFrom.get(at) ?? null) way.push(at);
        found.push(...way);
        break;
      }
      for (const { path: importer } of graph.importersOf(path)) {
        const isPart = workspaceOf(importer) === 'web' && !isTest(importer);
        if (isPart && !importer.startsWith('web/app/') && !cameFrom.has(importer))
          cameFrom.set(importer, path);
      }
    }
  }
  return unique([...found, ...files]);
}

const textName = /(?:useTexts\(|texts: |texts=\{?)\[?'([\w-]+)'/g;

/** The text files whose names some files of the web load. */
function textsOf(graph: ImportGraph, files: readonly string[]): string[] {
  const names = new Set(
    files.flatMap((path) =>
      [...(graph.modules.get(path)?.text ?? '').matchAll(textName)].map(([, name]) => name),
    ),
  );
  return [...graph.modules.keys()].filter((path) => {
    const name = /^web\/.*\/([\w-]+)\.(?:nb|en)\.ts$/.exec(path)?.[1];
    return name !== undefined && names.has(name);
  });
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');

/** The tests that have the name of one of its parts, then others that call it. */
function testsOf(graph: ImportGraph, operation: Operation, parts: readonly string[]): string[] {
  const names = new Set([operation.name, ...parts.map(nameOf)]);
  const tests = [...graph.modules.keys()].filter((path) => /\.test\.tsx?$/.test(path));
  const callers = new Set(usersOf(graph, operation));
  return unique([
    ...tests.filter((path) => names.has(nameOf(path))),
    ...tests.filter((path) => callers.has(path)),
  ]);
}

/** The parts of an operation, from its pages to its SQL. */
export function makeSlice(graph: ImportGraph, operation: Operation): Slice {
  const users = usersOf(graph, operation);
  const inWeb = users.filter((path) => workspaceOf(path) === 'web' && !isTest(path));
  const useCases = users.filter((path) => workspaceOf(path) === 'server' && !isTest(path));
  const web = upToPages(graph, inWeb);
  const reached = follow(
    graph,
    useCases,
    (path) => workspaceOf(path) === 'server' && !isOfPlatform(path) && !speaksSql(path),
  );
  const server = reached.filter((path) => workspaceOf(path) === 'server' && !isOfPlatform(path));
  const contract = follow(
    graph,
    [operation.contract],
    (path) => workspaceOf(path) === 'contract' && !isOfPlatform(path),
  );
  const askedFor = [...reached, ...[...contract, ...inWeb].flatMap((path) => usedBy(graph, path))];
  const isRule = (path: string): boolean => workspaceOf(path) === 'domain' && !isOfPlatform(path);
  const domain = follow(graph, unique(askedFor.filter(isRule)), isRule).filter(isRule);
  return {
    web,
    texts: textsOf(graph, inWeb),
    contract: contract.filter((path) => workspaceOf(path) === 'contract' && !isOfPlatform(path)),
    domain,
    server,
    tests: testsOf(graph, operation, [operation.contract, ...useCases, ...inWeb]),
    platform: reached.filter((path) => workspaceOf(path) === 'server' && isOfPlatform(path)),
  };
}
