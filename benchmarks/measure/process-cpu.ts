import { readFileSync } from 'node:fs';

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
