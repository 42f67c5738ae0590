import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourcePaths } from '../source-paths.ts';
import { readModule, type Import, type SourceModule } from './source-module.ts';

/** A file that imports another one, and what it imports of it. */
type Importer = { readonly path: string; readonly imported: Import };

export type ImportGraph = {
  readonly modules: ReadonlyMap<string, SourceModule>;
  importersOf(path: string): readonly Importer[];
};

/** The imports between some files, in both directions. */
export function graphOf(modules: readonly SourceModule[]): ImportGraph {
  const importers = new Map<string, Importer[]>();
  for (const { path, imports } of modules) {
    for (const imported of imports) {
      const others = importers.get(imported.target);
      if (others) others.push({ path, imported });
      else importers.set(imported.target, [{ path, imported }]);
    }
  }
  return {
    modules: new Map(modules.map((module) => [module.path, module])),
    importersOf: (path) => importers.get(path) ?? [],
  };
}

/** The imports between all source files of the project. Small files are read faster one after the other than all at once. */
export const loadGraph = async (): Promise<ImportGraph> =>
  graphOf(
    (await sourcePaths()).map((path) => readModule(path, readFileSync(join(root, path), 'utf8'))),
  );

/** Whether an import has one of some names; one whose names are not known has them all. */
export const hasName = ({ names }: Import, wanted: readonly string[]): boolean =>
  names === 'all' || wanted.some((name) => names.includes(name));
