import { loadavg } from 'node:os';
import { cpuMsOf } from './process-cpu.ts';
import { type Spread, spreadOf } from './statistics.ts';

/** One way of doing the measured work, in its own process or in this one. */
export type Contender = {
  name: string;
  /** The server's process; null when the work is done in this one. */
  pid: number | null;
  /** Works for the given time; returns how often the work was done. */
  burst: (ms: number) => Promise<number>;
};

export type Pace = { rounds: number; burstMs: number };

export type ContenderResult = {
  name: string;
  perSecond: Spread;
  /** Speed relative to the first contender, by round; 1 is as fast. */
  ratio: Spread;
  /** CPU time of its process per piece of work. */
  cpuMicroseconds: number | null;
};

export type Rotation = {
  standings: ContenderResult[];
  /** Fastest round of the first contender divided by its slowest. */
  swing: number;
  load: number;
};

type Burst = { perSecond: number; cpuMs: number | null; done: number };

/**
 * Runs all contenders in alternating bursts, in reversed order every other round. The first contender is
 * the ceiling with which the others are compared in the same round.
 */
export async function rotate(contenders: Contender[], pace: Pace): Promise<Rotation> {
  const bursts = new Map<string, Burst[]>(contenders.map(({ name }) => [name, []]));
  // Each contender's first burst only fills caches.
  for (const contender of contenders) await oneBurst(contender, pace.burstMs);
  let load = loadavg()[0] ?? 0;
  for (let round = 0; round < pace.rounds; round += 1) {
    const order = round % 2 === 0 ? contenders : contenders.toReversed();
    for (const contender of order) {
      bursts.get(contender.name)?.push(await oneBurst(contender, pace.burstMs));
    }
    load = Math.max(load, loadavg()[0] ?? 0);
  }
  const ceiling = bursts.get(contenders[0]?.name ?? '') ?? [];
  const standings = contenders.map(({ name }) => standingOf(name, bursts.get(name) ?? [], ceiling));
  const { min, max } = spreadOf(ceiling.map(({ perSecond }) => perSecond));
  return { standings, swing: max / min, load };
}

async function oneBurst({ pid, burst }: Contender, ms: number): Promise<Burst> {
  const cpu = (): number | null => cpuMsOf(pid ?? process.pid);
  const [before, began] = [cpu(), performance.now()];
  const requestCount = await burst(ms);
  const seconds = (performance.now() - began) / 1_000;
  const after = cpu();
  const cpuMs = before === null || after === null ? null : after - before;
  return { done: requestCount, cpuMs, perSecond: requestCount / seconds };
}

function standingOf(name: string, own: Burst[], ceiling: Burst[]): ContenderResult {
  const ratios = own.map(({ perSecond }, round) => perSecond / (ceiling[round]?.perSecond ?? 0));
  const cpu = own.map(({ cpuMs }) => cpuMs);
  const work = own.reduce((sum, { done }) => sum + done, 0);
  const cpuMs = cpu.some((ms) => ms === null)
    ? null
    : cpu.reduce<number>((sum, ms) => sum + (ms ?? 0), 0);
  return {
    name,
    perSecond: spreadOf(own.map(({ perSecond }) => perSecond)),
    ratio: spreadOf(ratios),
    cpuMicroseconds: cpuMs === null ? null : Math.round((cpuMs * 1_000) / work),
  };
}
