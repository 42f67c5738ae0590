import type { ImportGraph } from '../imports/import-graph.ts';

/** A line of a file that gathers things, such as a list of routes. */
export type GatheredLine = { readonly path: string; readonly line: number; readonly text: string };

const linesWith = (path: string, text: string, pattern: RegExp): GatheredLine[] =>
  text
    .split('\n')
    .flatMap((line, at) => (pattern.test(line) ? [{ path, line: at + 1, text: line.trim() }] : []));

/** The lines that list some use cases among the routes of an area. */
export const routeLines = ({ modules }: ImportGraph, useCases: readonly string[]): GatheredLine[] =>
  [...modules.values()]
    .filter(({ path }) => path.endsWith('.routes.ts'))
    .flatMap(({ path, text, imports }) =>
      imports
        .filter(({ target }) => useCases.includes(target))
        .flatMap(({ names }) => (names === 'all' ? [] : names))
        .flatMap((name) => linesWith(path, text, new RegExp(`^ +(\\.\\.\\.)?${name}\\(`))),
    );

const recordedKind = /\bkind: '([\w-]+)'/g;

/** The entries of the changes that some files record. */
export function kindLines({ modules }: ImportGraph, files: readonly string[]): GatheredLine[] {
  const texts = files.map((path) => modules.get(path)?.text ?? '');
  const kinds = new Set(
    texts.flatMap((text) => [...text.matchAll(recordedKind)].map(([, kind]) => kind)),
  );
  if (kinds.size === 0) return [];
  const entry = new RegExp(`^ {2}'?(?:${[...kinds].join('|')})'?: \\{$`);
  return [...modules.values()]
    .filter(({ path }) => path.endsWith('.changes.ts'))
    .flatMap(({ path, text }) => linesWith(path, text, entry));
}

/** The lines of the page tables that load some pages. */
export const pageLines = ({ modules }: ImportGraph, pages: readonly string[]): GatheredLine[] =>
  [...modules.values()]
    .filter(({ path }) => path.startsWith('web/') && path.endsWith('.pages.ts'))
    .flatMap(({ path, text, imports }) =>
      imports
        .filter(({ target }) => pages.includes(target))
        .flatMap(({ target }) => linesWith(path, text, new RegExp(`/${fileName(target)}'`))),
    );

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
