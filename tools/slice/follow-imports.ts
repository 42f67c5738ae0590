import { isTest } from '../architecture/source-file.ts';
import type { ImportGraph } from '../imports/import-graph.ts';
import type { SourceModule } from '../imports/source-module.ts';

type Wanted = { readonly path: string; readonly names: readonly string[] | 'all' };

/** The files that declare some names of a file, behind what it exports from others. */
function declarers({ modules }: ImportGraph, { path, names }: Wanted): string[] {
  const module = modules.get(path);
  if (!module) return [];
  if (names === 'all') return [path];
  return names.flatMap((name) => {
    const source = module.reexports.find((one) => one.name === name);
    if (!source) return [path];
    return declarers({ modules } as ImportGraph, { path: source.target, names: [source.from] });
  });
}

/** `type Tickets = ReturnType<typeof makeTickets>`: what its maker returns is passed in. */
const returned = /ReturnType<typeof \w+>/;
/** `issue: issueTickets(services)`: a member, and the function behind it. */
const member = /^\s+(\w+): (\w+)\b/gm;

/** The files of the members that a file calls on what is passed in to it. */
function passedIn(graph: ImportGraph, caller: SourceModule): string[] {
  const makers = caller.imports
    .filter(({ isType }) => isType)
    .flatMap(({ target, names }) => declarers(graph, { path: target, names }))
    .flatMap((path) => graph.modules.get(path) ?? [])
    .filter(({ text }) => returned.test(text));
  return makers.flatMap((maker) =>
    [...maker.text.matchAll(member)]
      .filter(([, name = '']) => caller.text.includes(`.${name}(`))
      .flatMap(([, , made = '']) =>
        maker.imports.filter(({ names }) => names !== 'all' && names.includes(made)),
      )
      .flatMap(({ target, names }) => declarers(graph, { path: target, names })),
  );
}

/** What a file uses at run time: values that it imports, and members of its parameters. */
export function usedBy(graph: ImportGraph, path: string): string[] {
  const module = graph.modules.get(path);
  if (!module) return [];
  const values = module.imports
    .filter(({ isType }) => !isType)
    .flatMap(({ target, names }) => declarers(graph, { path: target, names }));
  return [...new Set([...values, ...passedIn(graph, module)])];
}

/** Some files and all that they use, nearest first, as far as `goesOn` lets it. */
export function follow(
  graph: ImportGraph,
  starts: readonly string[],
  goesOn: (path: string) => boolean,
): string[] {
  const reached = new Set(starts);
  for (const path of reached) {
    if (!goesOn(path)) continue;
    for (const used of usedBy(graph, path)) {
      if (!isTest(used)) reached.add(used);
    }
  }
  return [...reached];
}
