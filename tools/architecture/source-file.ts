import { parseSync } from 'oxc-parser';

/** A source file as the rules see it. */
export type SourceFile = {
  /** From the root: `server/db/tables.ts`. */
  path: string;
  text: string;
  lines: number;
  /** What it imports or exports from, types included, as written. */
  imports: readonly string[];
  /** The same, as paths from the root where they are files of the project. */
  targets: readonly string[];
  /** Kinds of syntax that are forbidden and stand in it. */
  hasAny: boolean;
};

const workspaces = ['domain', 'contract', 'server', 'web'];

/** Reads what a file imports; throws when it is no TypeScript. */
export function readSource(path: string, text: string): SourceFile {
  const { module, program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const imports = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => (entry.moduleRequest ? [entry.moduleRequest.value] : [])),
    ),
    ...module.dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) =>
        /^['"](.*)['"]$/.exec(text.slice(start, end))?.slice(1) ?? [],
    ),
  ];
  return {
    path,
    text,
    lines: text.split('\n').length - 1,
    imports,
    targets: imports.flatMap((name) => targetOf(path, name) ?? []),
    hasAny: JSON.stringify(program).includes('"type":"TSAnyKeyword"'),
  };
}

function targetOf(from: string, name: string): string | null {
  const workspace = from.split('/')[0] ?? '';
  if (name.startsWith('#')) return `${workspace}/${name.slice(1)}`;
  const across = /^@takst\/(\w+)\/(.*)$/.exec(name);
  if (across) return `${across[1]}/${across[2]}`;
  if (!name.startsWith('.')) return null;
  return new URL(name, `file:///${from}`).pathname.slice(1);
}

/** The workspace of a path, or null for what stands beside the workspaces. */
export const workspaceOf = (path: string): string | null =>
  workspaces.find((name) => path.startsWith(`${name}/`)) ?? null;

/** The area: the folder below the workspace. */
export const areaOf = (path: string): string => path.split('/')[1] ?? '';

export const isTest = (path: string): boolean =>
  /\.test\.tsx?$|(^|\/)test-[\w-]+\.(store\.)?tsx?$|\/testing\//.test(path);
