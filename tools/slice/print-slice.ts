import type { GatheredLine } from './gathered-lines.ts';
import type { Operation } from './find-operations.ts';
import type { Slice } from './make-slice.ts';
import { partName } from './part-names.ts';
import type { NamedTables } from './tables.ts';

/** A slice with the lines that name it in files that gather things, and its tables. */
export type PrintedSlice = {
  readonly operation: Operation;
  readonly slice: Slice;
  readonly pages: readonly GatheredLine[];
  readonly kinds: readonly GatheredLine[];
  readonly routes: readonly GatheredLine[];
  readonly tables: readonly NamedTables[];
  linesOf(path: string): number;
};

const row = (count: number | string, part: string, path: string): string =>
  `  ${String(count).padStart(4)}  ${part.padEnd(11)} ${path}`;

const rowOfLine =
  (part: string) =>
  ({ path, line, text }: GatheredLine): string =>
    row('', part, `${path}:${line}  ${text}`);

/** The lines of a slice: from its pages to its tables, then its tests. */
export function sliceLines(printed: PrintedSlice): string[] {
  const { operation, slice, pages, kinds, routes, tables, linesOf } = printed;
  const rows = (paths: readonly string[]): string[] =>
    paths.map((path) => row(linesOf(path), partName(path), path));
  const serverRows = ([first, ...others]: readonly string[]): string[] =>
    first === undefined ? [] : [row(linesOf(first), 'use case', first), ...rows(others)];
  const sections: (readonly [string, readonly string[]])[] = [
    ['web', [...pages.map(rowOfLine('route')), ...rows(slice.web), ...rows(slice.texts)]],
    ['contract', rows(slice.contract)],
    ['domain', [...rows(slice.domain), ...kinds.map(rowOfLine('kind'))]],
    ['server', [...routes.map(rowOfLine('route')), ...serverRows(slice.server)]],
    [
      'database',
      tables.map((one) => row('', 'migration', `${one.path}  ${one.tables.join(', ')}`)),
    ],
    ['tests', rows(slice.tests)],
  ];
  const used = slice.platform.length;
  return [
    `${operation.name}: ${operation.call}`,
    ...sections.flatMap(([name, lines]) => (lines.length > 0 ? ['', name, ...lines] : [])),
    ...(used > 0
      ? ['', `Not listed: ${used} files of server/platform that the use case uses.`]
      : []),
  ];
}
