import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const tickMs = 10;

/** CPU time of a process so far; null on systems other than Linux. */
export function cpuMsOf(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return null;
  }
}

/** CPU time of a process and of all its children, those that have ended too. */
export function cpuMsOfFamily(pid: number): number {
  const fieldsOf = (id: string): string[] => {
    try {
      return readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  };
  const sum = (fields: readonly string[], places: readonly number[]) =>
    places.reduce((total, place) => total + Number(fields[place] ?? 0), 0);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(fieldsOf)
    .filter((fields) => fields[1] === String(pid));
  const own = sum(fieldsOf(String(pid)), [11, 12, 13, 14]);
  return tickMs * children.reduce((total, fields) => total + sum(fields, [11, 12]), own);
}
