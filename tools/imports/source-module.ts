import { parseSync } from 'oxc-parser';
import { targetOf } from '../architecture/source-file.ts';

/** What a file imports from another; the whole file, when its names are not known. */
export type Import = {
  /** From the root: `server/platform/db/tables.ts`. */
  readonly target: string;
  readonly names: readonly string[] | 'all';
  /** Gone at run time. */
  readonly isType: boolean;
};

/** A name that a file exports from another: `export { from as name } from target`; `*` for all names. */
type Reexport = { readonly target: string; readonly from: string; readonly name: string };

/** A source file by its imports and exports. */
export type SourceModule = {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
  readonly reexports: readonly Reexport[];
};

type Entry = { readonly name: string | null; readonly isType: boolean };

/** Imports of one statement: those of types apart from those of values. */
function importsOf(target: string, entries: readonly Entry[]): Import[] {
  if (entries.length === 0) return [{ target, names: 'all', isType: false }];
  return [...Map.groupBy(entries, ({ isType }) => isType)].map(([isType, ofKind]) => {
    const names = ofKind.flatMap(({ name }) => name ?? []);
    return { target, isType, names: names.length === ofKind.length ? names : 'all' };
  });
}

/** Reads the import and export statements of a file alone, which is faster than `readSource`. */
export function readModule(path: string, text: string): SourceModule {
  const { module, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const statics = module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const target = targetOf(path, moduleRequest.value);
    return target === null
      ? []
      : importsOf(
          target,
          entries.map(({ importName, isType }) => ({ name: importName.name, isType })),
        );
  });
  const dynamics = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }): Import[] => {
    const target = targetOf(path, text.slice(start + 1, end - 1));
    return target === null ? [] : [{ target, names: 'all', isType: false }];
  });
  const reexported = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, importName, exportName, isType }) => {
      const target = moduleRequest && targetOf(path, moduleRequest.value);
      if (!target) return [];
      const from = importName.name ?? '*';
      return [{ target, from, name: exportName.name ?? '*', isType }];
    });
  return {
    path,
    text,
    imports: [
      ...statics,
      ...dynamics,
      ...reexported.map(({ target, from, isType }): Import => ({
        target,
        names: from === '*' ? 'all' : [from],
        isType,
      })),
    ],
    reexports: reexported,
  };
}
