import type { Edit, Probe, SqlMutant } from './mutant.ts';

/** The global function that notes which mutants a test file reaches. */
const probeName = '__takstReached';

/** The call that notes some numbers. */
export const callOfProbe = (...ids: readonly number[]): string => `${probeName}(${ids.join()})`;

/** Lets the code of this process reach probes. They say nothing but the numbers: `…probe()` adds no argument. */
export const takeProbes = (note: (ids: readonly number[]) => void): void => {
  Object.assign(globalThis, {
    [probeName]: (...ids: number[]): readonly never[] => {
      note(ids);
      return [];
    },
  });
};

/** The edits that put probes into a file; mutants are known by their numbers. */
export function probeEdits(mutants: readonly (SqlMutant & { readonly id: number })[]): Edit[] {
  const byPlace = new Map<string, { probe: Probe; ids: number[] }>();
  for (const { probe, id } of mutants) {
    if (!probe) continue;
    const place = `${probe.at} ${probe.start}`;
    const samePlace = byPlace.get(place);
    if (samePlace) samePlace.ids.push(id);
    else byPlace.set(place, { probe, ids: [id] });
  }
  return [...byPlace.values()].flatMap(({ probe, ids }) => editsOf(probe, ids));
}

function editsOf(probe: Probe, ids: readonly number[]): Edit[] {
  const { start } = probe;
  if (probe.at === 'arguments')
    return [{ start, end: start, replacement: `...${callOfProbe(...ids)}, ` }];
  return [
    { start, end: start, replacement: `(${callOfProbe(...ids)}, ` },
    { start: probe.end, end: probe.end, replacement: ')' },
  ];
}
