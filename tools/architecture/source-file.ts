import { parseSync } from 'oxc-parser';
import { readSyntax, type Syntax } from './read-syntax.ts';
import { isStoreyOfAreas } from './storey-names.ts';

/** A source file as the rules see it. */
export type SourceFile = Syntax & {
  /** From the root: `server/platform/db/tables.ts`. */
  path: string;
  text: string;
  lines: number;
  /** What it imports or exports from, types included, as written. */
  imports: readonly string[];
  /** The same, as paths from the root where they are files of the project. */
  targets: readonly string[];
  /** The words of each comment, on one line. */
  comments: readonly string[];
};

const workspaces = ['domain', 'contract', 'server', 'web'];

/** Reads what a file imports; throws when it is no TypeScript. */
export function readSource(path: string, text: string): SourceFile {
  const { module, program, comments, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const syntax = readSyntax(program);
  const imports = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => (entry.moduleRequest ? [entry.moduleRequest.value] : [])),
    ),
    ...syntax.importedInside,
  ];
  return {
    path,
    text,
    imports,
    ...syntax,
    lines: text.split('\n').length - 1,
    targets: imports.flatMap((name) => targetOf(path, name) ?? []),
    comments: comments.map(({ value }) => value.replaceAll(/\s*\n[\s*]*|^[\s*]+/g, ' ').trim()),
  };
}

/** The file of the project that an import names, from the root; null for a package. */
export function targetOf(from: string, name: string): string | null {
  const workspace = from.split('/')[0] ?? '';
  if (name.startsWith('#')) return `${workspace}/${name.slice(1)}`;
  const across = /^@takst\/(\w+)\/(.*)$/.exec(name);
  if (across) return `${across[1]}/${across[2]}`;
  if (!name.startsWith('.')) return null;
  return new URL(name, `file:///${from}`).pathname.slice(1);
}

/** The workspace of a path; null outside the workspaces. */
export const workspaceOf = (path: string): string | null =>
  workspaces.find((name) => path.startsWith(`${name}/`)) ?? null;

/** Whether the first folder of a path holds areas. */
export const holdsAreas = (path: string): boolean => isStoreyOfAreas(path.split('/')[1] ?? '');

/** Tests, and what only they use. */
export const isTest = (path: string): boolean =>
  /\.test\.tsx?$|(^|\/)test-[\w.-]+\.tsx?$|\/testing\//.test(path);
