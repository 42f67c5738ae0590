import {
  parseSync,
  Visitor,
  type Expression,
  type Node,
  type Program,
  type TSType,
} from 'oxc-parser';
import { targetOf } from '../architecture/source-file.ts';

/** A source file by the names that it declares, whatever the block in which it declares them. */
export type Module = {
  readonly path: string;
  readonly text: string;
  readonly types: ReadonlyMap<string, TSType>;
  /** Values and functions: what may hold a piece of SQL or a schema. */
  readonly values: ReadonlyMap<string, Node>;
  /** The local names of its imports. */
  readonly imports: ReadonlyMap<string, { readonly path: string; readonly name: string }>;
  /** Names that a generic function or type leaves open. */
  readonly typeParameters: ReadonlySet<string>;
  readonly program: Program;
};

/** Something that stands in a file. */
export type Placed<T> = { readonly module: Module; readonly node: T };

/** Where a name is looked up. */
export type Reading = { readonly index: ModuleIndex; readonly module: Module };

/** Reads files when they are asked for, each once. */
export class ModuleIndex {
  readonly #sources: ReadonlyMap<string, string>;
  readonly #modules = new Map<string, Module>();

  constructor(sources: ReadonlyMap<string, string>) {
    this.#sources = sources;
  }

  module(path: string): Module | null {
    const known = this.#modules.get(path);
    const text = this.#sources.get(path);
    if (known || text === undefined) return known ?? null;
    const read = readModule(path, text);
    this.#modules.set(path, read);
    return read;
  }

  /** The type or value of a name, in the file or in the one from which it is imported. */
  find<K extends 'types' | 'values'>(
    module: Module,
    kind: K,
    name: string,
  ): Placed<NonNullable<ReturnType<Module[K]['get']>>> | null {
    const node = module[kind].get(name) as NonNullable<ReturnType<Module[K]['get']>> | undefined;
    if (node) return { module, node };
    const imported = module.imports.get(name);
    const from = imported && this.module(imported.path);
    return from ? this.find(from, kind, imported.name) : null;
  }
}

function readModule(path: string, text: string): Module {
  const { program, module } = parseSync(path, text);
  const types = new Map<string, TSType>();
  const values = new Map<string, Node>();
  const typeParameters = new Set<string>();
  new Visitor({
    TSTypeParameter: ({ name }) => void typeParameters.add(name.name),
    TSTypeAliasDeclaration: ({ id, typeAnnotation }) => void types.set(id.name, typeAnnotation),
    FunctionDeclaration(declared) {
      if (declared.id) values.set(declared.id.name, declared);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) values.set(id.name, init);
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && isFunction(value) && !values.has(key.name))
        values.set(key.name, value);
    },
  }).visit(program);
  const entries = [
    ...module.staticImports.map(({ moduleRequest, entries: named }) => ({
      from: moduleRequest.value,
      named: named.map((one) => [one.localName.value, one.importName.name ?? ''] as const),
    })),
    ...module.staticExports.flatMap(({ entries: named }) =>
      named.map((one) => ({
        from: one.moduleRequest?.value ?? '',
        named: [[one.exportName.name ?? '', one.importName.name ?? ''] as const],
      })),
    ),
  ];
  const imports = new Map(
    entries.flatMap(({ from, named }) => {
      const target = from === '' ? null : targetOf(path, from);
      return target === null
        ? []
        : named.map(([local, name]) => [local, { path: target, name }] as const);
    }),
  );
  return { path, text, types, values, imports, typeParameters, program };
}

const isFunction = (node: Expression | Node): boolean =>
  node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';
